// Unpacks the browser into a temporary folder that the caller names.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
