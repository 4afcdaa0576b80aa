export function facebookShareUrl(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`
}

/** Zalo's own share page takes the address as base64 of JSON. Our addresses are plain letters, as `btoa` wants them. */
export function zaloShareUrl(url: string): string {
  const content = btoa(JSON.stringify({ url: encodeURI(decodeURI(url)) }))
  return `https://button-share.zalo.me/share_external?${new URLSearchParams({ layout: '1', color: 'blue', customize: 'false', d: content, shareType: '0' })}`
}
