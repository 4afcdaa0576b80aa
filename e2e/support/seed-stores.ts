import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Adds a store; every footer shows it until it is removed. */
export async function addStore(admin: APIRequestContext, name: string): Promise<void> {
  const response = await admin.post('/api/stores', { data: { name, address: '5 Lê Lợi, Huế', url: 'https://maps.app.goo.gl/hue' } })
  expect(response.status(), await response.text()).toBe(201)
}

export async function removeStores(admin: APIRequestContext, names: readonly string[]): Promise<void> {
  const { data } = (await (await admin.get('/api/stores')).json()) as { data: { _id: string; name: string }[] }
  for (const { _id, name } of data) if (names.includes(name)) expect((await admin.delete(`/api/stores/${_id}`)).status()).toBe(200)
}
