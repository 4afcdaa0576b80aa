import { expect, test } from 'vitest'
import { trackingUrl } from './tracking-url.ts'

test.each([
  ['GHN', 'GA8B9C', 'https://donhang.ghn.vn/?order_code=GA8B9C'],
  ['GHTK', 'S1.A1.17373471', 'https://i.ghtk.vn/S1.A1.17373471'],
  ['ViettelPost', '10345381626', 'https://viettelpost.vn/thong-tin-don-hang?peopleTracking=sender&orderNumber=10345381626'],
  ['J&T', ' 841327113159 ', 'https://jtexpress.vn/vi/tracking?type=track&billcode=841327113159'],
  ['GHN', 'a b&c=<d>', 'https://donhang.ghn.vn/?order_code=a%20b%26c%3D%3Cd%3E'],
  ['other', 'https://xe.example/ve/12', 'https://xe.example/ve/12'],
  ['other', 'http://xe.example/ve/12', null],
  ['other', 'javascript:alert(1)', null],
  ['other', '75A-12345', null],
  ['GHN', '', null],
  ['GHN', null, null],
])('tracking-url: a parcel of %s with the code %j is tracked at %j', (carrier, code, url) => expect(trackingUrl(carrier, code)).toBe(url))
