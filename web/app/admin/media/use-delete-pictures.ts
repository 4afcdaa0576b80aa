import { ImagesDeleted, type LibraryImage } from '../../../../contract/media.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../parts/confirm-store.ts'
import { useAdminCall } from '../use-admin-call.ts'

const mostNamed = 6
const atOnce = 100

/** Deletes what is not in use, after asking; what is in use is named, with where. */
export function useDeletePictures(onDone: () => void) {
  const { t } = useTranslation('media')
  const { call, isBusy, failure, clearFailure } = useAdminCall()

  function names(images: readonly LibraryImage[], tell: (image: LibraryImage) => string): string {
    const lines = images.slice(0, mostNamed).map((image) => `• ${tell(image)}`)
    return [...lines, ...(images.length > mostNamed ? [t('andMore', { count: images.length - mostNamed })] : [])].join('\n')
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
    for (let at = 0; at < ids.length; at += atOnce) {
      if (!(await call('DELETE', '/api/images', { ids: ids.slice(at, at + atOnce) }, ImagesDeleted))) return false
    }
    toast({ text: t('deleted') })
    onDone()
    return true
  }

  return { remove, isBusy, failure, clearFailure }
}
