import type { Bilingual } from '../../../../../contract/languages.ts'
import type { useDraft } from '../../components/use-draft.ts'
import type { EditorOptions } from './load-options.ts'
import type { ProductDraft } from './product-draft.ts'

/** What every card of the editor is given. */
export type EditorProps = Pick<ReturnType<typeof useDraft<ProductDraft>>, 'draft' | 'set' | 'change'> & {
  choices: EditorOptions
  /** What is wrong with a field, by its name. */
  errorAt: (path: string) => string | undefined
  /** Absent while it is new. */
  productId: string | undefined
  /** Pieces held for orders, by {@link stockKey}. */
  reserved: Record<string, number>
  /** What pictures show, in words, by their id. */
  alts: Readonly<Record<string, Bilingual>>
  onAlt: (imageId: string, alt: Bilingual) => void
  /** Told how many pictures of a colour are on their way. */
  onUnderway: (colorKey: string, count: number) => void
}
