import { expect, test } from 'vitest'
import { nearWords } from './near-words.rule.ts'

type Context = Parameters<typeof nearWords>[1]
const named = (...labels: string[]) => labels.map((label) => ({ label: { vi: label, en: label } })) as Context['named']
const context = (...labels: string[]): Context => ({
  vocabulary: { groups: new Map() } as unknown as Context['vocabulary'],
  groups: new Map() as unknown as Context['groups'],
  named: named(...labels),
})

test('near-words: a name that is known twice, with and without a capital, is suggested once', () => {
  expect(nearWords('lua mem', context('Lụa', 'lụa', 'Mũ'), 'vi')).toEqual(['Lụa'])
})
