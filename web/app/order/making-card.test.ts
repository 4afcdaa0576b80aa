import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Making } from '../../../contract/orders/making.ts'
import { I18nContext } from '../i18n/i18n-context.ts'
import { serverI18n } from '../rendering/server-i18n.ts'
import { MakingCard } from './making-card.tsx'

const making: Making = { step: 'packing', sewnBy: null, beforeTet: '2027-02-06', maker: null, updates: [], care: [] }

test.each([
  ['vi', false, 'Dự kiến tới tay bạn trước Tết (06/02/2027)'],
  ['vi', true, 'Dự kiến lấy được ở tiệm trước Tết (06/02/2027)'],
  ['en', false, 'Expected with you before Tết ('],
  ['en', true, 'Expected to be ready for pick-up before Tết ('],
] as const)('making-card: says in %s how an order arrives before Tết (pick-up: %s)', (language, isPickup, line) => {
  const card = createElement(MakingCard, { making, orderKey: { orderId: '1', token: undefined }, isPickup })
  expect(renderToString(createElement(I18nContext, { value: serverI18n(language) }, card))).toContain(line)
})
