import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'

let shop: TestShop
afterEach(() => shop.close())

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

describe('client-ip: limits behind a proxy', () => {
  it('count one IPv6 /64 as one client, the next /64 as another', async () => {
    shop = await openTestShop({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '20' })
    const statuses = []
    for (let n = 1; n <= 22; n++) statuses.push((await shop.visitor().get('users/me', from(`2001:db8::${n}`))).status)
    expect(statuses.map((status) => status === 429)).toEqual([...Array<boolean>(20).fill(false), true, true])
    expect((await shop.visitor().get('users/me', from('2001:db8:0:1::1'))).status).toBe(401)
  })

  it('count attempts at reset links, shared by all processes, by the /64 as well', async () => {
    shop = await openTestShop({ TRUST_PROXY: '1' })
    const tryLink = (ip: string) => shop.visitor().post(`users/reset-password/${'A'.repeat(43)}`, { newPassword: 'hoa sen 2026' }, from(ip))
    const statuses = []
    for (let n = 1; n <= 7; n++) statuses.push((await tryLink(`2001:db8::${n}`)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
    expect((await tryLink('2001:db8:0:1::1')).status).toBe(404)
  })
})

describe('client-ip: X-Forwarded-For', () => {
  it('is reported once if no proxy is trusted', async () => {
    shop = await openTestShop()
    const warn = vi.spyOn(shop.app.log, 'warn')
    for (let n = 1; n <= 3; n++) await shop.visitor().get('users/me', from(`192.0.2.${n}`))
    expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY')]])
  })

  it('is not reported if it is trusted, or absent', async () => {
    shop = await openTestShop({ TRUST_PROXY: '1' })
    const warn = vi.spyOn(shop.app.log, 'warn')
    await shop.visitor().get('users/me', from('192.0.2.1'))
    await shop.visitor().get('users/me')
    expect(warn).not.toHaveBeenCalled()
  })
})
