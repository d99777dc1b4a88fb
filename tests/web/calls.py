"""A browser that can be called: what a push service and a desktop would do is done by the test.

The headless browser shows no notifications and reaches no push service, so leave, subscription and the
drawing of a notification are stood in for. The service worker is the real one, and what it gets is what the
house has sent, opened with the subscription's keys, delivered by the browser's debugging protocol.
"""

import json
from typing import Any

from playwright.sync_api import Page, Worker, expect

from tests.server.push_service import PushService
from tests.web.people import Person

ALLOWED = """([subscription, place]) => {
  const { endpoint, p256dh, auth } = subscription
  const end = async () => { localStorage.removeItem(place); return true }
  const known = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: end }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(place) ? known : null)
  PushManager.prototype.subscribe = async () => { localStorage.setItem(place, '1'); return known }
}"""
DRAWN = """() => {
  self.shown = []
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown = [...self.shown.filter((one) => one.tag !== tag), { title, body, tag, data }]
  }
  self.registration.getNotifications = async ({ tag }) => self.shown
    .filter((one) => one.tag === tag)
    .map((one) => ({ ...one, close: () => (self.shown = self.shown.filter((other) => other.tag !== tag)) }))
  self.clients.openWindow = async (where) => (self.opened = where)
}"""
CLICKED = """async (tag) => {
  const notification = self.shown.find((one) => one.tag === tag)
  const event = new ExtendableEvent('notificationclick')
  event.notification = { ...notification, close: () => {} }
  self.dispatchEvent(event)
  await new Promise((done) => setTimeout(done, 200))
  return self.opened ?? null
}"""


def can_be_called(person: Person, service: PushService, name: str) -> None:
    """The browser allows notifications, and has a subscription when it wants one."""
    subscription = json.dumps([service.subscription(name), "test-push"])
    person.context.add_init_script(f"({ALLOWED})({subscription})")


def wants_to_be_called(person: Person) -> None:
    """Turns calls on, on his page."""
    person.go("#me")
    switch = person.page.locator("[data-testid=calls] input")
    expect(switch).not_to_be_checked()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    switch.check()
    expect(switch).to_be_checked()
    worker(person).evaluate(DRAWN)


def worker(person: Person) -> Worker:
    return person.context.service_workers[0]


def deliver(person: Person, told: dict[str, Any]) -> None:
    """Hands a message to the service worker, as a push service would."""
    page: Page = person.context.new_page()
    session = person.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    message = {"origin": person.house, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    page.wait_for_timeout(300)
    page.close()


def shown(person: Person) -> list[dict[str, Any]]:
    """The notifications that are on the screen."""
    found: list[dict[str, Any]] = worker(person).evaluate("() => self.shown")
    return found


def clicks(person: Person, table: str) -> None:
    """Clicks a notification: the page that it opens is the person's from now on."""
    where = worker(person).evaluate(CLICKED, table)
    person.page = person.context.new_page()
    person.page.goto(f"{person.house}{where}")
