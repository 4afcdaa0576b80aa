// The network is back: the page that was wanted is asked for again.
addEventListener('online', () => location.reload())
