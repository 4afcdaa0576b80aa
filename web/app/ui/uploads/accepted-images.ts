/** The types offered in the file chooser. With this list an iPhone converts HEIC to JPEG. */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/avif'
