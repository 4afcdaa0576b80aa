import type { Bilingual } from '../../../../../contract/languages.ts'
import type { useDraft } from '../../parts/use-draft.ts'
import type { ProductDraft } from './draft.ts'
import type { Choices } from './load-choices.ts'

/** What every card of the editor is given. */
export type Editing = Pick<ReturnType<typeof useDraft<ProductDraft>>, 'draft' | 'set' | 'change'> & {
  choices: Choices
  /** What is wrong with a field, by its name. */
  errorAt: (path: string) => string | undefined
  /** Absent while it is new. */
  productId: string | undefined
  /** Pieces held for orders, by {@link stockKey}. */
  held: Record<string, number>
  /** What pictures show, in words, by their id. */
  alts: Readonly<Record<string, Bilingual>>
  onAlt: (imageId: string, alt: Bilingual) => void
  /** Told how many pictures of a colour are on their way. */
  onUnderway: (colorKey: string, count: number) => void
}
