// What the service worker does when a server has something to tell: imported by it, and by nothing else.
addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const shown = { body, tag: 'turns', renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: path };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The page that shows it already, else a new one. */
async function open(path) {
  const { href } = new URL(path, location.origin);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === href);
  await (page ? page.focus() : clients.openWindow(href));
}

// A browser may give itself another address: whoever sends must know it.
addEventListener('pushsubscriptionchange', (event) => {
  const renewed = event.newSubscription ?? registration.pushManager.subscribe(event.oldSubscription.options);
  event.waitUntil(
    Promise.resolve(renewed).then((subscription) => {
      const { endpoint, keys } = subscription.toJSON();
      const headers = { 'content-type': 'application/json' };
      return fetch('/api/me/notices/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) });
    }),
  );
});
