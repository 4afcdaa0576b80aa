/** The public tracking pages. J&T's page also asks for four digits of the phone. */
const pages: Record<string, (code: string) => string> = {
  GHN: (code) => `https://donhang.ghn.vn/?order_code=${code}`,
  GHTK: (code) => `https://i.ghtk.vn/${code}`,
  ViettelPost: (code) => `https://viettelpost.vn/thong-tin-don-hang?peopleTracking=sender&orderNumber=${code}`,
  'J&T': (code) => `https://jtexpress.vn/vi/tracking?type=track&billcode=${code}`,
}

/** The public tracking page of a parcel; null where there is none. With another carrier the code may itself be a link. */
export function trackingUrl(carrier: string, code: string | null): string | null {
  const written = code?.trim()
  if (!written) return null
  const page = pages[carrier]
  if (page) return page(encodeURIComponent(written))
  return /^https:\/\/[^\s/]+/.test(written) && URL.canParse(written) ? written : null
}
