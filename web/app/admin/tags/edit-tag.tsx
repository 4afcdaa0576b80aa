import type { Tag } from '../../../../contract/catalogue.ts'
import { foldText } from '../../../../contract/fold-text.ts'
import { TagMessage } from '../../../../contract/sorting.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../parts/confirm-store.ts'
import { withWords } from '../parts/with-words.ts'
import { NameDialog, type Names } from '../shelves/name-dialog.tsx'
import { useAdminCall } from '../use-admin-call.ts'

const key = (name: string) => foldText(name).replace(/\s+/g, ' ').trim()

/** A tag's names. Where it takes the name of another, one is asked whether the two shall be one. */
export function EditTag({ tag, all, onClose }: { tag: Tag | null; all: readonly Tag[]; onClose: () => void }) {
  const { t } = useTranslation(['shelves', 'admin'])
  const { call, isBusy, failure } = useAdminCall()

  async function save({ name, en }: Names): Promise<void> {
    const twin = tag && all.find((other) => other._id !== tag._id && key(other.name) === key(name))
    if (twin) return merge(twin)
    const body = { name, labels: { en: en.trim() } }
    const done = tag
      ? await call('PATCH', `/api/tags/${encodeURIComponent(tag.name)}`, body, TagMessage)
      : await call('POST', '/api/tags', body, TagMessage)
    if (!done) return
    toast({ text: t(tag ? 'tags.saved' : 'tags.added') })
    onClose()
  }

  async function merge({ name }: Tag): Promise<void> {
    const from = tag?.name ?? ''
    const question = { title: t('tags.twinTitle', { name }), text: t('tags.twinText', { from, name }), verb: t('tags.twinVerb') }
    if (!(await confirm(question))) return
    if (!(await call('PATCH', `/api/tags/${encodeURIComponent(from)}`, { name, merge: true }, TagMessage))) return
    toast({ text: t('tags.merged') })
    onClose()
  }

  return (
    <NameDialog
      title={t(tag ? 'tags.editTitle' : 'tags.addTitle')}
      verb={tag ? t('admin:save.save') : t('tags.add')}
      initial={{ name: tag?.name ?? '', en: tag?.labels?.en ?? '' }}
      maxLength={60}
      hint={t('tags.nameHint')}
      failure={withWords(failure, t(tag ? 'failed.updateTag' : 'failed.addTag'))}
      isBusy={isBusy}
      onSave={(names) => void save(names)}
      onClose={onClose}
    />
  )
}
