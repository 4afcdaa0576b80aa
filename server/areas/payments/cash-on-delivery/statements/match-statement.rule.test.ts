import { expect, test } from 'vitest'
import type { LineVerdict } from '../../../../../contract/admin/cod-statements.ts'
import { type LedgerEntry, matchStatement } from './match-statement.rule.ts'

const entry = (id: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  orderId: `ord_${id}`,
  orderNumber: `MM261121-${id}`,
  fullName: 'Lan',
  trackingCode: `GHN${id}`,
  amountVnd: 100,
  remittedAt: null,
  statementId: null,
  ...more,
})
const remittedAt = new Date('2026-11-20T10:00:00Z')
const entries = [
  entry('OWED'),
  entry('PAID', { remittedAt }),
  entry('MINE', { remittedAt, statementId: 'cst_1' }),
  entry('BOTH'),
  entry('SWAP', { orderNumber: 'MM261121-BOTH', amountVnd: 40, trackingCode: 'GHNSWAP' }),
]
const parcels = [{ orderId: 'ord_x', orderNumber: 'MM261121-XXXX', fullName: 'Hoa', trackingCode: 'GHN-PREPAID' }]

test.each<[string, [code: string, amount: number, fee?: number][], LineVerdict[]]>([
  ['the sum that is owed', [['GHNOWED', 100]], ['match']],
  ['another sum', [['GHNOWED', 90]], ['different']],
  ['a fee as high as the sum', [['GHNOWED', 100, 100]], ['match']],
  ['a fee above the sum', [['GHNOWED', 100, 101]], ['high-fee']],
  [
    'fees in two rows, together above the sum',
    [
      ['GHNOWED', 100, 60],
      ['GHNOWED', 0, 60],
    ],
    ['high-fee', 'fee'],
  ],
  ['a high fee of a parcel handed in before', [['GHNPAID', 100, 200]], ['paid']],
  ['nothing collected', [['GHNOWED', 0]], ['different']],
  ['a code with blanks and small letters', [['ghn owed', 100]], ['match']],
  ['the number of the order', [['MM261121-OWED', 100]], ['match']],
  ['the number without its hyphen', [['MM261121OWED', 100]], ['match']],
  ['a parcel handed in before', [['GHNPAID', 100]], ['paid']],
  ['a parcel of this statement', [['GHNMINE', 100]], ['booked']],
  ['a parcel that nobody knows', [['GHN404', 100]], ['unknown']],
  ['a parcel without cash', [['GHNPREPAID', 100]], ['not-due']],
  ['a fee of a parcel without cash', [['GHNPREPAID', 0]], ['fee']],
  [
    'the same parcel twice',
    [
      ['GHNOWED', 100],
      ['GHNOWED', 100],
    ],
    ['match', 'twice'],
  ],
  [
    'a fee in a row of its own',
    [
      ['GHNOWED', 100],
      ['GHNOWED', 0],
    ],
    ['match', 'fee'],
  ],
  [
    'a fee above its parcel',
    [
      ['GHNOWED', 0],
      ['GHNOWED', 100],
    ],
    ['fee', 'match'],
  ],
  [
    'the price and the exchange of one order, by its number',
    [
      ['MM261121-BOTH', 40],
      ['MM261121-BOTH', 100],
    ],
    ['match', 'match'],
  ],
])('match-statement: %s', (_, rows, verdicts) => {
  const lines = rows.map(([code, amountVnd, feeVnd = 0], line) => ({ line, code, amountVnd, feeVnd }))
  expect(matchStatement(lines, { statementId: 'cst_1', entries, parcels }).map(({ verdict }) => verdict)).toEqual(verdicts)
})
