import { expect, test } from 'vitest'
import { loadEditorOptions } from './load-options.ts'

test('editor options: a size that is used but not in the size chart stands where its age belongs', async () => {
  const responses: Record<string, unknown> = {
    '/api/products/sizes': { sizes: ['9Y', '2-3Y', 'Một cỡ'].map((size) => ({ size, count: 1 })) },
    '/api/products/colors?lang=en': { colors: [] },
    '/api/settings': { data: { settings: { sizeChart: { baby: [{ size: '0-3M' }], kids: [{ size: '2Y' }, { size: '3Y' }] } } } },
  }
  const get = (path: string) => Promise.resolve(responses[path] ?? { data: [] })
  const options = await loadEditorOptions({ get } as Parameters<typeof loadEditorOptions>[0])
  expect(options.sizes).toEqual(['0-3M', '2Y', '2-3Y', '3Y', '9Y', 'Một cỡ'])
})
