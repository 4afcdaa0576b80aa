import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOpenToOthers } from '../server/testing/file-modes.ts'
import { baseURL } from './playwright.config.ts'
import { createProduct } from './support/checkout.ts'
import { expect, test } from './support/fixtures.ts'

test('DATA_DIR: its files are readable only for the user of the shop', async () => {
  await createProduct()
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(`memay-e2e-${new URL(baseURL).port}-`))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(await findOpenToOthers(join(tmpdir(), name))).toEqual([])
})
