import { createHash } from 'node:crypto'
import { readVocabulary } from './vocabulary.rule.ts'

export const vocabulary = readVocabulary()

/** Counts up with every change of how a product's vector is made, except of the vocabulary. */
const vectorRules = 9

/** The shape of a product's vector. */
export const searchShape = createHash('sha256').update(`${vectorRules} ${vocabulary.source}`).digest().readInt32BE()
