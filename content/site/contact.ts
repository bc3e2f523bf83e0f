import type { SiteSeed } from './site-seed.ts'

const phones = ['+91 40 5550 0123', '+91 40 5550 0124']
const email = 'support@stepmark.example'
const website = 'https://stepmark.example'
const mapUrl = 'https://www.openstreetmap.org/?mlat=17.4401&mlon=78.3489#map=15/17.4401/78.3489'
const officerReach = { email: 'grievance@stepmark.example', phone: '+91 40 5550 0125' }

export const contact: SiteSeed<'contact'> = {
  source: 'Invented for the demonstration: the address, the numbers and the names are samples.',
  isSample: true,
  value: {
    en: {
      legalName: 'Stepmark Learning Private Limited',
      address: '4th Floor, Tangent House, Plot 41, Gachibowli, Hyderabad, Telangana 500032',
      phones,
      email,
      website,
      mapUrl,
      grievanceOfficer: { name: 'Meera Kulkarni', ...officerReach },
    },
    hi: {
      legalName: 'स्टेपमार्क लर्निंग प्राइवेट लिमिटेड',
      address: 'चौथी मंज़िल, टैन्जेंट हाउस, प्लॉट 41, गच्चीबावली, हैदराबाद, तेलंगाना 500032',
      phones,
      email,
      website,
      mapUrl,
      grievanceOfficer: { name: 'मीरा कुलकर्णी', ...officerReach },
    },
    te: {
      legalName: 'స్టెప్‌మార్క్ లెర్నింగ్ ప్రైవేట్ లిమిటెడ్',
      address: '4వ అంతస్తు, టాంజెంట్ హౌస్, ప్లాట్ 41, గచ్చిబౌలి, హైదరాబాద్, తెలంగాణ 500032',
      phones,
      email,
      website,
      mapUrl,
      grievanceOfficer: { name: 'మీరా కులకర్ణి', ...officerReach },
    },
  },
}
