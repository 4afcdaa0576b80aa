import type { Bilingual } from '../../../../../contract/language/languages.ts'
import type { useDraft } from '../../components/use-draft.ts'
import type { EditorOptions } from './load-options.ts'
import type { FieldDraft } from './personalization-draft.ts'
import type { ProductDraft } from './product-draft.ts'

/** The props of every card of the editor. */
export type EditorProps = Pick<ReturnType<typeof useDraft<ProductDraft>>, 'draft' | 'set' | 'change'> & {
  choices: EditorOptions
  /** The error of a field, by its name. */
  errorAt: (path: string) => string | undefined
  /** Undefined for a new product. */
  productId: string | undefined
  /** Units reserved for orders, by {@link stockKey}. */
  reserved: Record<string, number>
  /** The alternative texts of pictures, by picture id. */
  alts: Readonly<Record<string, Bilingual>>
  onAlt: (imageId: string, alt: Bilingual) => void
  /** Reports the number of running uploads of a colour. */
  onUnderway: (colorKey: string, count: number) => void
}

/** The props of the inputs of one personalization field; `path`: the name of the field in the form. */
export type FieldPartsProps = Pick<EditorProps, 'errorAt'> & {
  field: FieldDraft
  path: string
  onChange: (more: Partial<FieldDraft>) => void
}
