# The app on this device.

update-ready = A new version is ready.
update-safe = Your match is saved and goes on afterwards.
update-now = Reload now
update-later = Later
