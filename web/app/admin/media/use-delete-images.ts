import { ImagesDeleted, type LibraryImage } from '../../../../contract/admin/media.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../components/confirm-store.ts'
import { useAdminRequest } from '../use-admin-request.ts'

const maxNamed = 6
const chunkSize = 100

/** Deletes unused pictures after a confirmation; lists the others with their uses. */
export function useDeleteImages(onDone: () => void) {
  const { t } = useTranslation('media')
  const { call, isBusy, failure, clearFailure } = useAdminRequest()

  function names(images: readonly LibraryImage[], lineFor: (image: LibraryImage) => string): string {
    const lines = images.slice(0, maxNamed).map((image) => `• ${lineFor(image)}`)
    return [...lines, ...(images.length > maxNamed ? [t('andMore', { count: images.length - maxNamed })] : [])].join('\n')
  }

  async function remove(images: readonly LibraryImage[]): Promise<boolean> {
    const used = images.filter(({ usedIn }) => usedIn.length > 0)
    const free = images.filter(({ usedIn }) => usedIn.length === 0)
    const stays = t('inUseText', { names: names(used, ({ name, usedIn }) => `${name}: ${usedIn.map((use) => use.name).join(', ')}`) })
    if (free.length === 0) {
      await confirm({ title: t('allInUse'), text: stays, verb: t('understood') })
      return false
    }
    const goes = t('confirmText', { names: names(free, ({ name }) => name) })
    const isSure = await confirm({
      title: used.length > 0 ? t('inUseTitle') : t('confirmTitle', { count: free.length }),
      text: used.length > 0 ? `${stays}\n\n${goes}` : goes,
      verb: t(used.length > 0 ? 'deleteUnused' : 'deleteMany', { count: free.length }),
      isDestructive: true,
    })
    if (!isSure) return false
    const ids = free.map(({ _id }) => _id)
    for (let at = 0; at < ids.length; at += chunkSize) {
      if (!(await call('DELETE', '/api/images', { ids: ids.slice(at, at + chunkSize) }, ImagesDeleted))) return false
    }
    toast({ text: t('deleted') })
    onDone()
    return true
  }

  return { remove, isBusy, failure, clearFailure }
}
