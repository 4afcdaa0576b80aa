import { afterEach, expect, it, vi } from 'vitest'
import { uploadImage } from './upload-image.ts'

afterEach(() => vi.unstubAllGlobals())

it('a picture that was taken back while it was made smaller is not sent any more', async () => {
  const sent = vi.fn()
  vi.stubGlobal('document', { documentElement: { lang: 'vi' } })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      open = () => undefined
      setRequestHeader = () => undefined
      abort = () => undefined
      onload = () => undefined
      responseText = ''
      status = 503
      send() {
        sent()
        this.onload()
      }
    },
  )
  const options = { signal: AbortSignal.abort(), onProgress: () => undefined, unreachable: 'Không gửi được' }
  await expect(uploadImage(new File(['a'], 'a.png'), options)).rejects.toThrow('Không gửi được')
  expect(sent).not.toHaveBeenCalled()
})
