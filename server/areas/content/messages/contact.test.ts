import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dayMs, hourSeconds } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { defaultSettings, writeSettings } from '../content.ts'
import { deleteOldMessages } from './send-message.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(() => takeMails(shop))
afterAll(() => shop.close())

const { contactMessages, newsletterSubscribers } = schema
const note = { fullName: 'Nguyễn Thị Mai', email: 'mai@x.vn', message: 'Tiệm có may áo dài cho bé 2 tuổi không?\nCảm ơn nhiều.' }
const from = (email: string, words: object = {}) => ({ ...note, email, ...words })
const send = (body: object, language: 'vi' | 'en' = 'vi') => shop.visitor(language).post('contact', body)
const join = (email: unknown, language: 'vi' | 'en' = 'vi') => shop.visitor(language).post('newsletter', { email })
const leave = (token: string) => shop.visitor().post('newsletter/unsubscribe', { token })
const subscribers = () => shop.db.select().from(newsletterSubscribers)
const headerOf = (raw = '', name: string) => new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'mi').exec(raw)?.[1]?.replaceAll(/\s+/g, '')
const linkIn = (text = '') => /\/unsubscribe\/([\w-]+)/.exec(text)?.[1] ?? ''

test('contact: a message is stored, and mailed to the owner with a reply address', async () => {
  const response = await send(from(' Mai@X.vn '))
  expect(response).toMatchObject({ status: 201, json: { data: { contact: note }, message: 'Chúng tôi đã nhận được lời nhắn của bạn.' } })
  expect(await shop.db.select().from(contactMessages)).toMatchObject([{ ...note, language: 'vi' }])
  const [mail, ...others] = await takeMails(shop)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'admin@memay.test', subject: 'Mẹ May: Lời nhắn của Nguyễn Thị Mai · A message' })
  expect(mail?.text).toContain(note.message)
  expect(mail?.html).toContain('mailto:mai@x.vn')
})

test('contact: the mail goes to the e-mail in the settings', async () => {
  await transact(shop.db, (tx) => writeSettings(shop.platform, tx, { brand: { ...defaultSettings.brand, email: 'chao@memay.test' } }))
  await send(from('lan@x.vn'), 'en')
  expect((await takeMails(shop)).map(({ to }) => to)).toEqual(['chao@memay.test'])
})

test('contact: a double click sends one message', async () => {
  const answers = await Promise.all([send(from('hai@x.vn')), send(from('hai@x.vn'))])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await takeMails(shop)).toHaveLength(1)
})

test('contact: the same text on one day in Vietnam is one message, on the next day another', async () => {
  const words = from('ba@x.vn')
  const sendAt = async (hour: string) => {
    shop.clock.advance(Date.parse(`${hour}+07:00`) - shop.clock.now().getTime())
    await send(words)
    return (await takeMails(shop)).length
  }
  // Midnight in London is 7:00 in Vietnam.
  expect(await sendAt('2026-11-21T06:30:00')).toBe(1)
  expect(await sendAt('2026-11-21T07:30:00')).toBe(0)
  expect(await sendAt('2026-11-22T00:30:00')).toBe(1)
})

test('contact: only staff read messages, newest first', async () => {
  const admin = await signInAdmin(shop)
  await send(from('doc@x.vn', { message: 'Dòng một\nDòng hai' }), 'en')
  const { status, json } = await admin.get('contact?limit=1')
  expect(status).toBe(200)
  expect(json.data).toMatchObject({
    messages: [{ email: 'doc@x.vn', message: 'Dòng một\nDòng hai', language: 'en' }],
    total: json.data.totalPage,
  })
  expect(json.data.messages[0]).not.toHaveProperty('fingerprint')
  expect((await admin.get('contact?limit=0')).status).toBe(400)
  const { visitor: customer } = await signUp(shop)
  expect((await customer.get('contact')).status).toBe(403)
  expect((await shop.visitor().get('contact')).status).toBe(401)
})

test('contact: a bot that fills in the hidden field gets a success response, and nothing is stored', async () => {
  const before = (await shop.db.select().from(contactMessages)).length
  expect((await send(from('bot@x.vn', { website: 'https://x.example' }))).status).toBe(201)
  expect(await shop.db.select().from(contactMessages)).toHaveLength(before)
  expect(await takeMails(shop)).toEqual([])
})

test("contact: an incomplete message is refused, field by field, in the reader's language", async () => {
  const { status, json } = await send({ fullName: ' ', email: 'mai@', message: 'a'.repeat(2_001) }, 'en')
  expect(status).toBe(400)
  expect(json.issues).toEqual([
    { path: 'fullName', message: 'This field is required' },
    { path: 'email', message: 'Invalid email address' },
    { path: 'message', message: 'At most 2000 characters' },
  ])
  expect((await send(from('dai@x.vn', { message: 'a'.repeat(2_000) }))).status).toBe(201)
})

test('contact: a message stays text: it adds no recipient, template or markup', async () => {
  const fullName = 'Mai\r\nBcc: ai@x.vn'
  await send(from('chen@x.vn', { fullName, message: '{{7*7}} ${7*7} <%=7*7%> %s <b onclick=x>' }))
  const [mail] = await takeMails(shop)
  // A line of the body may begin with it, where quoted-printable breaks a line.
  expect(mail?.raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im)
  expect(mail?.to).toBe('chao@memay.test')
  expect(mail?.text).toContain('{{7*7}} ${7*7} <%=7*7%> %s <b onclick=x>')
  expect(mail?.html).toContain('&lt;b onclick=x&gt;')
})

test('contact: one sender may send three messages an hour, one IP twenty', async () => {
  const busy = await openTestShop()
  const send = (email: string, message: string) => busy.visitor('vi', '192.0.2.1').post('contact', { ...note, email, message })
  const ofOne = await Promise.all(Array.from({ length: 4 }, (_, n) => send('mai@x.vn', `Lần ${n}`)))
  expect(ofOne.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429])
  expect((await send('lan@x.vn', 'Chào tiệm')).status).toBe(201)
  for (let n = 0; n < 15; n++) expect((await send(`cuc${n}@x.vn`, 'Chào tiệm')).status).toBe(201)
  const last = await send('tu@x.vn', 'Chào tiệm')
  expect(last).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(hourSeconds)
  expect(await takeMails(busy)).toHaveLength(19)
  await busy.close()
})

test('contact: a sender counts by mailbox, and strangers with many IPs send the owner thirty mails an hour', async () => {
  const letter = (n: number) => ({ fullName: 'Người lạ', message: `Lời nhắn số ${n}` })
  const tagged = []
  for (let n = 0; n < 4; n++) tagged.push(await shop.visitor().post('contact', { ...letter(n), email: `ke.pha+${n}@x.vn` }))
  expect(tagged.map(({ status }) => status)).toEqual([201, 201, 201, 429])
  shop.clock.advance(3_601_000)
  await takeMails(shop)
  const before = await shop.db.$count(schema.contactMessages)
  for (let n = 0; n < 40; n++) expect((await shop.visitor().post('contact', { ...letter(n), email: `la${n}@x.vn` })).status).toBe(201)
  expect(await takeMails(shop)).toHaveLength(30)
  expect(await shop.db.$count(schema.contactMessages)).toBe(before + 40)
})

test('contact: a message is deleted after a year, as the privacy policy says', async () => {
  await send(from('cu@x.vn'))
  await deleteOldMessages(shop.platform)
  const kept = async () => [...(await shop.db.select().from(contactMessages)), ...(await shop.db.select().from(schema.mails))]
  expect(JSON.stringify(await kept())).toContain(note.message.split('\n')[0])
  // The database sets the date of stored rows.
  shop.clock.advance(Date.now() - shop.clock.now().getTime() + 367 * dayMs)
  await deleteOldMessages(shop.platform)
  expect(JSON.stringify(await kept())).not.toContain(note.message.split('\n')[0])
})

test('contact: a newsletter subscriber is stored with the proof of consent, and gets a mail with the unsubscribe link', async () => {
  expect(await join(' Mai@X.vn ', 'en')).toMatchObject({ status: 200, json: { message: expect.stringContaining('Thank you') } })
  expect(await subscribers()).toMatchObject([
    { email: 'mai@x.vn', language: 'en', consentVersion: expect.any(String), consentedAt: expect.any(Date), unsubscribedAt: null },
  ])
  const [mail] = await takeMails(shop)
  expect(mail).toMatchObject({ to: 'mai@x.vn', subject: 'Mẹ May: Thank you for subscribing' })
  expect(linkIn(mail?.text)).toMatch(/^[\w-]{43}$/)
  // One-click unsubscribe (RFC 8058).
  expect(headerOf(mail?.raw, 'List-Unsubscribe')).toBe(`<${shop.config.publicUrl}/unsubscribe/${linkIn(mail?.text)}>`)
  expect(headerOf(mail?.raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const [row] = await subscribers()
  expect(row?.unsubscribeTokenHash).not.toBe(linkIn(mail?.text))
})

test('contact: the response does not reveal subscribers, and the first mail is sent once', async () => {
  const answers = [await join('mai@x.vn'), await join('moi@x.vn'), await join('MAI@x.vn')]
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect((await takeMails(shop)).map(({ to }) => to)).toEqual(['moi@x.vn'])
  expect(await subscribers()).toHaveLength(2)
  for (const email of ['', 'mai@', 7, 'mai@x.vn\nBcc: ai@x.vn']) expect((await join(email)).status).toBe(400)
})

test('contact: the link unsubscribes; repeating it changes nothing, and a new subscription starts over', async () => {
  await join('cuc@x.vn')
  const [first] = await takeMails(shop)
  const cuc = async () => (await subscribers()).find(({ email }) => email === 'cuc@x.vn')
  expect(await leave(linkIn(first?.text))).toMatchObject({ status: 200, json: { message: 'Bạn sẽ không nhận thư của tiệm nữa.' } })
  const left = (await cuc())?.unsubscribedAt
  expect(left).toBeInstanceOf(Date)
  shop.clock.advance(60_000)
  expect((await leave(linkIn(first?.text))).status).toBe(200)
  expect((await cuc())?.unsubscribedAt).toEqual(left)

  await join('cuc@x.vn')
  expect((await cuc())?.unsubscribedAt).toBeNull()
  const [second] = await takeMails(shop)
  expect(second?.to).toBe('cuc@x.vn')
  expect((await leave(linkIn(second?.text))).status).toBe(200)
})

test('contact: an unknown link unsubscribes nobody', async () => {
  for (const token of ['', 'a', 'A'.repeat(43)]) expect((await leave(token)).status).toBe(404)
  expect((await leave('A'.repeat(101))).status).toBe(400)
  expect((await subscribers()).filter(({ unsubscribedAt }) => unsubscribedAt === null)).toHaveLength(2)
})

test('contact: one IP may subscribe sixty times an hour', async () => {
  const busy = await openTestShop()
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push((await busy.visitor('vi', '192.0.2.1').post('newsletter', { email: `a${n}@x.vn` })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  await busy.close()
})
