import type { Bilingual } from '../../../../contract/language/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'

type ParagraphsEditorProps = { path: string; paragraphs: readonly Bilingual[]; onChange: (paragraphs: Bilingual[]) => void }

export function ParagraphsEditor({ path, paragraphs, onChange }: ParagraphsEditorProps) {
  const { t } = useTranslation('settings')
  const nameOf = (_: Bilingual, index: number) => t('paragraph', { number: index + 1 })
  return (
    <ListEditor
      items={paragraphs}
      onChange={onChange}
      nameOf={nameOf}
      addLabel={t('addParagraph')}
      make={() => ({ vi: '', en: '' })}
      max={40}
    >
      {(paragraph, change, at) => (
        <BilingualInput path={`${path}.${at}`} label={nameOf(paragraph, at)} value={paragraph} isLong onChange={change} />
      )}
    </ListEditor>
  )
}
