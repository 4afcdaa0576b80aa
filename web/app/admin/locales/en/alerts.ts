export default {
  toast: {
    one: 'New order {{number}} · {{amount}}',
    many: '{{count}} new orders, the newest {{number}}',
    see: 'See',
  },
  unseen: {
    title_one: '{{count}} new order not looked at',
    title_other: '{{count}} new orders not looked at',
    badge: 'New',
    clear: 'All looked at',
  },
  held: {
    now: 'Something has changed',
    later: 'Something has changed, shown once you close this',
    show: 'Reload',
  },
  offline: 'No connection, numbers may be out of date',
}
