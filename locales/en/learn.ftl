# The playable introductions: what a step is about, and what it brought.

learn-title = Introduction
learn-step = Step { $number } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip this step
learn-other = That is allowed, but this step is about something else. Have another look at what it asks for.
learn-finished = That is all you need
learn-finished-text = Everything else explains itself at the table: whatever can't be done tells you why, and every action shows what it changes.

learn-sf-tickets = Your goal: join the two locations of your destination tickets with your own routes. A ticket counts for you when it is done, and against you when it isn't. Keep one of these two, or both.
learn-sf-tickets-done = Your tickets lie at the side. Nobody else sees them.
learn-sf-draw = Routes are paid with cards. On your turn you can draw two: a face-up card, or an unseen one from the deck. Draw two cards, but leave the ferry alone.
learn-sf-draw-done = Two cards more, and the turn is over. You may hold as many as you like.
learn-sf-ferry = A ferry card stands for any colour. It is so good that taking one from the row is your whole turn. Take the ferry.
learn-sf-ferry-done = One ferry instead of two cards: often a good bargain.
learn-sf-claim = Now claim a route: as many cards of its colour as it has spaces. You have two red cards. Claim the red route from Lombard Street to Chinatown.
learn-sf-claim-done = Your cable cars stand on it, and it counts 2 points at once. Longer routes count more: 1, 2, 4, 7 and 10.
learn-sf-complete = Your ticket wants Fort Mason joined with Chinatown. One route is missing: claim the black one from Fort Mason to Lombard Street.
learn-sf-complete-done = The two are joined: the ticket will bring its 4 points at the end.
learn-sf-souvenir = Where souvenirs lie, the first routes bring one. Over water every ferry sign takes a ferry card. Claim Pier 39 – Alcatraz, then choose your souvenir.
learn-sf-souvenir-done = Different souvenirs count more and more at the end, up to 12 points for all seven.
learn-sf-more = Your ticket is done. Draw new tickets: you see two, and keep at least one.
learn-sf-more-done = New plans. Careful near the end: what isn't done takes its points away.
learn-sf-end = When somebody has two cable cars or fewer left, everybody has one last turn. You have few left: claim a gray route of 3 spaces with your green cards.
learn-sf-end-done = The last round has begun. Then tickets and souvenirs are counted, and the most points win.

learn-me-draft = Four railway companies, and none is yours. You win by holding shares that are worth a lot. Take a first share.
learn-me-draft-done = Your share lies with you. Its worth depends on two things: how long its company's track is, and how much influence you have there.
learn-me-build = On your turn you build, or take a share. You may build for any company, with the trains in its reserve. Build for Wood to New York.
learn-me-build-done = One train for each hex. The city's token shows two companies: you gained influence in both.
learn-me-length = Landscape on the way makes the company's track longer, and all its shares dearer. Build a track of four trains or more.
learn-me-length-done = Each landscape hex made it one longer. The length leads to a row in the table of values.
learn-me-share = A share costs as much influence as its company has trains in reserve. Steel has two, and you have 3 influence there. Take a share of Steel.
learn-me-share-done = You paid 2 influence and hold one share more. Three trains came into the reserve for the next builder.
learn-me-free = An empty reserve makes a share free. Look which company has no train in reserve, and take its share.
learn-me-free-done = Free, and good timing. Whoever builds with the last trains often opens that door for the next.
learn-me-compensation = Where a company already has a train, it gets a train in compensation when another one comes along. Build for Wood to Detroit over Leather's track.
learn-me-compensation-done = Leather got trains from its supply, which can help you or hurt you.
learn-me-wild = A token with a star gives one point in its company and one where you like, but not in the same. Build for Cotton to Fort Smith, then choose.
learn-me-wild-done = Influence decides who is first in a company: only the first get the high value for their shares.
learn-me-worth = Cotton's track is long and you lead there; Steel's is short and somebody else leads. Take the share that is worth more.
learn-me-worth-done = That is the heart of it. When two offers of shares are exhausted, the last round begins, and shares are counted.
