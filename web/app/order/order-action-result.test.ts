import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { I18nContext } from '../i18n/i18n-context.ts'
import { serverI18n } from '../rendering/server-i18n.ts'
import { OrderActionAlert } from './order-action-result.tsx'

const item = {
  product: { name: 'Thỏ bông' },
  ...{ color: 'Mộc', size: null },
  personalization: [{ label: { vi: 'Màu chỉ', en: 'Thread colour' }, text: { vi: 'Chàm', en: 'Indigo' } }],
}

function render(language: 'vi' | 'en'): string {
  const again = { added: 1, missed: [{ item, code: 'out_of_stock', message: '…' }] }
  const actionResult = { intent: 'again', message: '', isRefused: false, again } as never
  const result = createElement(OrderActionAlert, { order: {} as Order, actionResult })
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(MemoryRouter, {}, result))
  return renderToString(createElement(I18nContext, { value: serverI18n(language) }, page)).replaceAll(/<[^>]*>/g, '')
}

test.each([
  ['vi', 'Thỏ bông (Mộc · Chàm)'],
  ['en', 'Thỏ bông (Mộc · Indigo)'],
] as const)('buy again: names a line that could not be added in the language of the page: %s', (language, name) => {
  expect(render(language)).toContain(name)
})
