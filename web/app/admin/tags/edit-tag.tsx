import { TagMessage } from '../../../../contract/admin/taxonomy.ts'
import type { Tag } from '../../../../contract/catalogue.ts'
import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../components/confirm-store.ts'
import { type BilingualName, NameDialog } from '../components/name-dialog.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useAdminRequest } from '../use-admin-request.ts'

const key = (name: string) => stripDiacritics(name).replace(/\s+/g, ' ').trim()

/** Edits the names of a tag. If another tag has the same name, offers to merge them. */
export function EditTag({ tag, all, onClose }: { tag: Tag | null; all: readonly Tag[]; onClose: () => void }) {
  const { t } = useTranslation(['taxonomy', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()

  async function save({ name, en }: BilingualName): Promise<void> {
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
      failure={prefixError(failure, t(tag ? 'failed.updateTag' : 'failed.addTag'))}
      isBusy={isBusy}
      onSave={(names) => void save(names)}
      onClose={onClose}
    />
  )
}
