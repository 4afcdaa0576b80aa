export function facebookShareUrl(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`
}

/** Zalo's share page takes the URL as base64 of JSON. Our URLs are percent-encoded ASCII, as `btoa` requires. */
export function zaloShareUrl(url: string): string {
  const content = btoa(JSON.stringify({ url: encodeURI(decodeURI(url)) }))
  return `https://button-share.zalo.me/share_external?${new URLSearchParams({ layout: '1', color: 'blue', customize: 'false', d: content, shareType: '0' })}`
}
