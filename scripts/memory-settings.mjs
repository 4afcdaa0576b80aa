/**
 * The environment of the shop's process (docs/operations.md). Image threads would each get a malloc arena: two instead of
 * sixteen save 300 MB. Blocks from 68 kB are mapped separately and returned to the system when freed, 150 MB more; those of
 * 64 kB are not, because each compression needs a few and mapping them takes twice as long as the compression. While the shop
 * loads, young objects would spread over 64 MB: 8 MB do.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '69632',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  NODE_OPTIONS: '--max-semi-space-size=4',
}
