import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { drawImage, openImageFixture } from '../../../testing/image-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { multipartOf } from '../../../testing/upload-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { defaultSettings, readSettings } from '../content.ts'
import { testMail } from './send-test-mail.ts'

let shop: TestShop
let admin: Visitor
let images: ReturnType<typeof openImageFixture>
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
  images = openImageFixture(shop)
})
afterAll(() => shop.close())

const { brand } = defaultSettings
const write = (more: object) => admin.patch('settings', { brand: { ...brand, ...more } })
const publicLogo = async () => (await shop.visitor().get('settings')).json.data.settings.brand.logo

test('logo: a picture of the library is shown with its size, stays with other changes, and is removed', async () => {
  const { _id } = await images.added(await drawImage(600, 200, 4).png().toBuffer(), 'logo.png')
  const logo = { _id, width: 600, height: 200 }
  expect((await write({ logo: _id })).json.data.settings.brand.logo).toEqual(logo)
  expect(await publicLogo()).toEqual(logo)
  await write({ name: 'Mẹ May Huế' })
  expect(await publicLogo()).toEqual(logo)
  // The admin page sends the picture as it read it.
  await write({ logo })
  expect(await publicLogo()).toEqual(logo)
  await write({ logo: null })
  expect(await publicLogo()).toBeUndefined()
  expect(await shop.db.select().from(schema.contentImages)).toEqual([])
})

test('logo: the picture cannot be deleted while it is in use, and the library names the use', async () => {
  const { _id } = await images.added(await drawImage(512, 512).png().toBuffer(), 'logo.png')
  await write({ logo: _id })
  const used = await admin.delete(`images/${_id}`)
  expect(used.status).toBe(409)
  expect(used.text).toContain('Logo của cửa hàng')
  await write({ logo: null })
  expect((await admin.delete(`images/${_id}`)).status).toBe(200)
  const gone = await write({ logo: _id })
  expect(gone.status).toBe(400)
  expect(gone.json.issues).toMatchObject([{ path: 'brand.logo' }])
})

test('logo: mails show it as a JPEG with the name as its text', async () => {
  const { _id } = await images.added(await drawImage(880, 220).png().toBuffer(), 'logo.png')
  await write({ logo: _id })
  const { html } = testMail({ brand: (await readSettings(shop.db)).brand, publicUrl: shop.config.publicUrl }, 'vi')
  expect(html).toContain(`${shop.config.publicUrl}/media/${_id}/480.jpg" alt="${brand.name}" width="192" height="48"`)
  await write({ logo: null })
})

test('logo: mails about accounts show it too, and the drawn mark where there is none', async () => {
  const { _id } = await images.added(await drawImage(880, 220).png().toBuffer(), 'logo.png')
  const codeMail = async () => (await shop.visitor('vi', '127.0.0.1').get('/sandbox/mail-samples/vi/email-code/html')).text
  const url = `${shop.config.publicUrl}/media/${_id}/480.jpg`
  expect(await codeMail()).not.toContain(url)
  await write({ logo: _id })
  expect(await codeMail()).toContain(`${url}" alt="${brand.name}" width="192" height="48"`)
  await write({ logo: null })
})

test('logo: a drawing with scripts is refused by the upload', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const { body, headers } = multipartOf([{ name: 'logo.svg', content: svg }])
  const { status, text } = await admin.post('images/upload-many', body, { headers })
  expect(status).toBe(400)
  expect(text).not.toContain('_id')
})
