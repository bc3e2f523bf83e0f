import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import type { Beginning, Part } from './stream-beginning.ts'

type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>

/** A loader of hls.js that takes what was fetched before it came, and asks for the rest as ever. */
export function loaderWithBeginning(Plain: LoaderClass, beginning: Beginning): LoaderClass {
  return class extends Plain {
    private isGone = false

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const address = new URL(context.url, location.href).href
      const part = beginning.get(address)
      if (part === undefined) {
        super.load(context, config, callbacks)
        return
      }
      beginning.delete(address)
      part.then(
        (fetched) => {
          if (!this.isGone) this.hand(fetched, context, callbacks, address)
        },
        () => {
          if (!this.isGone) super.load(context, config, callbacks)
        },
      )
    }

    override abort(): void {
      this.isGone = true
      super.abort()
    }

    override destroy(): void {
      this.isGone = true
      super.destroy()
    }

    private hand(
      part: Part,
      context: LoaderContext,
      callbacks: LoaderCallbacks<LoaderContext>,
      address: string,
    ): void {
      const { stats } = this
      stats.loading.start = part.startedAt
      stats.loading.first = part.startedAt
      stats.loading.end = part.endedAt
      stats.loaded = part.bytes.byteLength
      stats.total = part.bytes.byteLength
      const data = context.responseType === 'arraybuffer' ? part.bytes : new TextDecoder().decode(part.bytes)
      callbacks.onProgress?.(stats, context, data, null)
      callbacks.onSuccess({ url: address, data, code: 200 }, stats, context, null)
    }
  }
}
