// Unpacks the browser into the folder for temporary files: whoever runs this says which one that is.
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
