/** Every word on the page comes from the Fluent messages in `locales/`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Arguments = Record<string, FluentVariable>

const files = import.meta.glob<string>('../../../locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const bundle = new FluentBundle('en', { useIsolating: false })
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text))

/** Is there a message of this name? */
export const has = (id: string) => bundle.hasMessage(id)

/** The message in the reader's language. A missing one shows its name, so that it is noticed. */
export function say(id: string, args?: Arguments): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return id
  return bundle.formatPattern(message.value, args, [])
}
