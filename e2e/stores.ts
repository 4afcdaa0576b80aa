import type { APIRequestContext } from '@playwright/test'
import { expect } from './shopper.ts'

/** A store of the shop's own; every footer shows it until it is taken away again. */
export async function addStore(office: APIRequestContext, name: string): Promise<void> {
  const answer = await office.post('/api/stores', { data: { name, address: '5 Lê Lợi, Huế', url: 'https://maps.app.goo.gl/hue' } })
  expect(answer.status(), await answer.text()).toBe(201)
}

export async function removeStores(office: APIRequestContext, names: readonly string[]): Promise<void> {
  const { data } = (await (await office.get('/api/stores')).json()) as { data: { _id: string; name: string }[] }
  for (const { _id, name } of data) if (names.includes(name)) expect((await office.delete(`/api/stores/${_id}`)).status()).toBe(200)
}
