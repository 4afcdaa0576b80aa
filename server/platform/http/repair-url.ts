/** A URL in which a `%` stands for itself ("50%"), as people write it by hand; null if it is still invalid then. */
export function repairUrl(url: string): string | null {
  const mended = url.replace(/%(?![0-9a-f]{2})/gi, '%25')
  if (mended === url || !/^\/(?![/\\])/.test(mended)) return null
  try {
    decodeURI(mended)
    return mended
  } catch {
    return null
  }
}
