# The app on this device.

update-ready = A new version is ready.
update-safe = Your match is saved and continues afterwards.
update-now = Reload now
update-later = Later
