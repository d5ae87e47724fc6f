import type { AccountText } from './hindi.ts';

/** Mails about accounts in Marathi, under their English text. A `: {link}` at the end becomes a link. */
export const marathi: Record<AccountText, string> = {
  'It works once, for {minutes} minutes.': 'तो एकदाच चालेल, {minutes} मिनिटांपर्यंत.',
  'If you did not ask for this, ignore this mail. Nothing changes without the code.':
    'तुम्ही हे मागितले नसेल, तर या मेलकडे लक्ष देऊ नका. कोडशिवाय काहीही बदलणार नाही.',
  somebody: 'कोणीतरी',
  'Your Prahari code': 'तुमचा प्रहरी कोड',
  'Your code to verify your email address:': 'ईमेल तपासण्यासाठी तुमचा कोड:',
  'It finishes the signup of {name} as Client. If that is not what you asked for, do not use it.':
    'यामुळे क्लायंट म्हणून खाते तयार होईल, नाव: {name}. तुम्ही हे मागितले नसेल, तर कोड लिहू नका.',
  'It finishes the signup of {name} as Security Guard. If that is not what you asked for, do not use it.':
    'यामुळे सिक्युरिटी गार्ड म्हणून खाते तयार होईल, नाव: {name}. तुम्ही हे मागितले नसेल, तर कोड लिहू नका.',
  'Your Prahari password reset code': 'प्रहरीचा पासवर्ड बदलण्याचा कोड',
  'Your code to set a new password:': 'नवीन पासवर्ड ठेवण्यासाठी तुमचा कोड:',
  'Set a new Prahari password': 'प्रहरीचा नवीन पासवर्ड ठेवा',
  'Set a new password: {link}': 'नवीन पासवर्ड ठेवा: {link}',
  'The link works once, for {minutes} minutes.': 'लिंक एकदाच चालेल, {minutes} मिनिटांपर्यंत.',
  'Many codes were asked for at this address today, so you get a link that nobody can guess.':
    'आज या ईमेलवर खूप कोड मागितले गेले, म्हणून कोणालाही ओळखता येणार नाही अशी लिंक पाठवली आहे.',
  'If you did not ask for this, ignore this mail. Nothing changes without the link.':
    'तुम्ही हे मागितले नसेल, तर या मेलकडे लक्ष देऊ नका. लिंकशिवाय काहीही बदलणार नाही.',
  'You already have a Prahari account': 'प्रहरीमध्ये तुमचे खाते आधीच आहे',
  'Someone, perhaps you, signed up with this email address. It already has an account, so nothing was changed.':
    'कोणीतरी, कदाचित तुम्हीच, या ईमेलने खाते उघडायला गेले. याचे खाते आधीच आहे, म्हणून काहीही बदलले नाही.',
  'Log in: {link}': 'लॉगिन करा: {link}',
  'Forgotten your password? Set a new one: {link}': 'पासवर्ड विसरलात? नवीन ठेवा: {link}',
  'If it was not you, there is nothing to do.': 'ते तुम्ही नसाल, तर काही करायचे नाही.',
  'If it was not you, set a new password now: {link}': 'ते तुम्ही नसाल, तर आत्ताच नवीन पासवर्ड ठेवा: {link}',
  'Your Prahari password was changed': 'प्रहरीचा तुमचा पासवर्ड बदलला',
  'The password of your account was just changed, and your other sessions have ended.':
    'तुमच्या खात्याचा पासवर्ड आत्ताच बदलला, आणि बाकी सगळीकडून लॉगआउट झाले.',
  'Passkeys still log in. Under Account, remove any that you do not know.':
    'पासकीने अजूनही लॉगिन होईल. जी पासकी तुमची नाही, ती “खाते” मध्ये काढा.',
  'Your passkeys were removed, in case somebody else had added one. Add them again under Account.':
    'तुमच्या पासकी काढल्या, म्हणजे दुसऱ्या कोणी जोडलेली राहणार नाही. “खाते” मध्ये पुन्हा जोडा.',
  'Many failed logins to your Prahari account': 'प्रहरीच्या तुमच्या खात्यात अनेक चुकीचे लॉगिन',
  'Someone has tried many passwords for your account today. None of them was right, and further tries have to wait.':
    'आज कोणीतरी तुमच्या खात्यासाठी खूप पासवर्ड लिहिले. एकही बरोबर नव्हता, आणि आता त्यांना थांबावे लागेल.',
  'If it was not you, there is nothing to do, as long as your password is one that you use nowhere else.':
    'ते तुम्ही नसाल आणि हा पासवर्ड दुसरीकडे कुठेही वापरत नसाल, तर काही करायचे नाही.',
  'To set a new one: {link}': 'नवीन पासवर्ड ठेवण्यासाठी: {link}',
  'New login to your Prahari account: was this you?': 'प्रहरीच्या तुमच्या खात्यात नवीन लॉगिन: ते तुम्हीच होता का?',
  'Someone has just logged in to your account from a browser that was not used for it before: {device}, {at}.':
    'तुमच्या खात्यात आत्ताच अशा ब्राउझरवरून लॉगिन झाले, जिथून आधी झाले नव्हते: {device}, {at}.',
  'If it was you, there is nothing to do.': 'ते तुम्हीच असाल, तर काही करायचे नाही.',
  'If it was not you, end that login: {link}': 'ते तुम्ही नसाल, तर ते लॉगिन बंद करा: {link}',
  'The link works once, for {days} days. Then set a new password: {link}':
    'लिंक एकदाच चालेल, {days} दिवसांपर्यंत. मग नवीन पासवर्ड ठेवा: {link}',
  'Someone knows your Prahari password': 'कोणाला तरी तुमचा प्रहरी पासवर्ड माहीत आहे',
  'Someone has entered the password of your account, but not the right code of your authenticator app, several times today.':
    'आज कोणीतरी अनेक वेळा तुमच्या खात्याचा पासवर्ड बरोबर लिहिला, पण ऑथेंटिकेटर ॲपचा कोड चुकीचा.',
  'Your Prahari login now asks for a code': 'प्रहरीच्या लॉगिनला आता कोडही लागेल',
  'Two-step login was just turned on for your account, and your other sessions have ended.':
    'तुमच्या खात्यात दोन पायऱ्यांचे लॉगिन आत्ताच चालू झाले, आणि बाकी सगळीकडून लॉगआउट झाले.',
  'Your Prahari login no longer asks for a code': 'प्रहरीच्या लॉगिनला आता कोड लागणार नाही',
  'Two-step login was just turned off for your account, and your other sessions have ended.':
    'तुमच्या खात्यात दोन पायऱ्यांचे लॉगिन आत्ताच बंद झाले, आणि बाकी सगळीकडून लॉगआउट झाले.',
  'A Prahari recovery code was used': 'प्रहरीचा एक रिकव्हरी कोड वापरला गेला',
  'A recovery code of your account was just used. It does not work again; 1 is left.':
    'तुमच्या खात्याचा एक रिकव्हरी कोड आत्ताच वापरला गेला. तो पुन्हा चालणार नाही; 1 उरला आहे.',
  'A recovery code of your account was just used. It does not work again; {left} are left.':
    'तुमच्या खात्याचा एक रिकव्हरी कोड आत्ताच वापरला गेला. तो पुन्हा चालणार नाही; {left} उरले आहेत.',
  'If it was not you, log in, remove unknown passkeys under Account, and set a new password: {link}':
    'ते तुम्ही नसाल, तर लॉगिन करा, “खाते” मध्ये अनोळखी पासकी काढा आणि नवीन पासवर्ड ठेवा: {link}',
  'A passkey was added to your Prahari account': 'प्रहरीच्या तुमच्या खात्यात पासकी जोडली',
  'A passkey was just added to your account. Whoever has the device with it can log in without your password.':
    'तुमच्या खात्यात आत्ताच एक पासकी जोडली. ज्याच्याकडे तो फोन किंवा कॉम्प्युटर आहे, तो तुमच्या पासवर्डशिवाय लॉगिन करू शकतो.',
  'A passkey was removed from your Prahari account': 'प्रहरीच्या तुमच्या खात्यातून पासकी काढली',
  'A passkey of your account was just removed. It no longer logs in.':
    'तुमच्या खात्याची एक पासकी आत्ताच काढली. आता तिने लॉगिन होणार नाही.',
  'Confirm your new email for Prahari': 'प्रहरीसाठी तुमचा नवीन ईमेल पक्का करा',
  'The office of Prahari has entered this address as your new one.':
    'प्रहरीच्या ऑफिसने हा तुमचा नवीन ईमेल लिहिला आहे.',
  'Your code is {code}. Log in as before and enter it under Account: {link}':
    'तुमचा कोड {code} आहे. पूर्वीसारखे लॉगिन करा आणि तो “खाते” मध्ये लिहा: {link}',
  'The code works once, for {days} days. Until then your former address counts. If you do not know Prahari, ignore this mail.':
    'कोड एकदाच चालेल, {days} दिवसांपर्यंत. तोपर्यंत जुना ईमेलच चालेल. तुम्ही प्रहरीला ओळखत नसाल, तर या मेलकडे लक्ष देऊ नका.',
  'Your code to confirm this address with your invitation:': 'आमंत्रणासाठी हा ईमेल पक्का करण्याचा कोड:',
  'Your Prahari account gets another email': 'प्रहरीच्या तुमच्या खात्याचा ईमेल बदलत आहे',
  'The office has entered {email} as the new address of your account. It counts once its code is entered.':
    'ऑफिसने तुमच्या खात्याचा नवीन ईमेल {email} लिहिला आहे. त्याचा कोड लिहिताच तो चालू होईल.',
  'If you did not ask for this, keep your address: {link}': 'तुम्ही हे मागितले नसेल, तर तुमचा हाच ईमेल ठेवा: {link}',
  'The link works once, for {days} days, also after the new address counts.':
    'लिंक एकदाच चालेल, {days} दिवसांपर्यंत, नवीन ईमेल चालू झाल्यावरही.',
  'Your Prahari account keeps this email': 'प्रहरीच्या तुमच्या खात्याचा ईमेल हाच राहील',
  'This address counts for your account, and the other one does not.': 'तुमच्या खात्याचा ईमेल हाच आहे, दुसरा नाही.',
  'All sessions, passkeys and the password have ended. Set a new password: {link}':
    'सगळीकडून लॉगआउट झाले, आणि पासकी व पासवर्ड आता चालणार नाहीत. नवीन पासवर्ड ठेवा: {link}',
  'Tell the office that the change was not yours.': 'हा बदल तुमचा नव्हता, असे ऑफिसला सांगा.',
  'Your Prahari login': 'प्रहरीमध्ये तुमचे लॉगिन',
  'Namaste {name}, the office has entered you in Prahari.': 'नमस्कार {name}, ऑफिसने तुम्हाला प्रहरीमध्ये नोंदवले आहे.',
  'Namaste, the office has entered you in Prahari.': 'नमस्कार, ऑफिसने तुम्हाला प्रहरीमध्ये नोंदवले आहे.',
  'Set your password to log in: {link}': 'लॉगिनसाठी पासवर्ड ठेवा: {link}',
  'The link works once, for {days} days. If you do not know Prahari, ignore this mail.':
    'लिंक एकदाच चालेल, {days} दिवसांपर्यंत. तुम्ही प्रहरीला ओळखत नसाल, तर या मेलकडे लक्ष देऊ नका.',
  'If you did not expect this, call the office.': 'तुम्हाला याची कल्पना नसेल, तर ऑफिसला फोन करा.',
  'Your Prahari account was disabled': 'प्रहरीचे तुमचे खाते बंद केले',
  'The office has disabled your account. All your sessions have ended, and you cannot log in until it is enabled again.':
    'ऑफिसने तुमचे खाते बंद केले आहे. सगळीकडून लॉगआउट झाले, आणि खाते पुन्हा चालू होईपर्यंत तुम्ही लॉगिन करू शकत नाही.',
  'Your Prahari account was enabled': 'प्रहरीचे तुमचे खाते चालू केले',
  'The office has enabled your account again.': 'ऑफिसने तुमचे खाते पुन्हा चालू केले आहे.',
  'You asked for a copy of your data.': 'तुम्ही तुमच्या माहितीची प्रत मागितली होती.',
  'You asked for a correction of your data.': 'तुम्ही तुमची माहिती दुरुस्त करायला सांगितले होते.',
  'You asked for the erasure of your data.': 'तुम्ही तुमची माहिती पुसायला सांगितले होते.',
  'Log in and download everything that Prahari holds about you under Account, Your data. The file is there for {days} days.':
    'लॉगिन करा आणि प्रहरीकडे तुमच्याबद्दल असलेले सगळे “खाते” मध्ये डाउनलोड करा. फाइल {days} दिवस राहील.',
  'The office has corrected your data. Log in to look at it under Account.':
    'ऑफिसने तुमची माहिती दुरुस्त केली आहे. लॉगिन करून “खाते” मध्ये पाहा.',
  'Your data is erased and your account is closed. Bills, assignments and the log of changes stay without your name, as law asks. This is our last mail to you.':
    'तुमची माहिती पुसली आणि खाते बंद झाले. बिले, ड्यूटी आणि बदलांच्या नोंदी कायद्याप्रमाणे तुमच्या नावाशिवाय राहतील. हा तुम्हाला आमचा शेवटचा मेल आहे.',
  'Your Prahari request about your data is fulfilled': 'तुमच्या माहितीबद्दलची तुमची मागणी पूर्ण झाली',
  'If you did not ask for this, call the office.': 'तुम्ही हे मागितले नसेल, तर ऑफिसला फोन करा.',
  'Your Prahari request about your data is with the office': 'तुमच्या माहितीबद्दलची तुमची मागणी ऑफिसकडे आहे',
  '{asked} The office answers it.': '{asked} ऑफिस याचे उत्तर देईल.',
  'If you did not ask for this, call the office and change your password.':
    'तुम्ही हे मागितले नसेल, तर ऑफिसला फोन करा आणि पासवर्ड बदला.',
  'Your Prahari request about your data was not fulfilled': 'तुमच्या माहितीबद्दलची तुमची मागणी पूर्ण झाली नाही',
  '{asked} The office could not do it.': '{asked} ऑफिसला हे करता आले नाही.',
  'The reason: {reason}': 'कारण: {reason}',
  'Call the office if you do not agree. You can also turn to the Data Protection Board of India.':
    'तुम्ही सहमत नसाल, तर ऑफिसला फोन करा. तुम्ही भारताच्या डेटा प्रोटेक्शन बोर्डाकडेही तक्रार करू शकता.',
  'Your Prahari statement of {to}': 'प्रहरीमधील तुमचा हिशोब, {to}',
  'Your statement from {from} to {to} is attached. Open on its last day: {owed}.':
    '{from} ते {to} चा तुमचा हिशोब सोबत आहे. शेवटच्या दिवशी बाकी: {owed}.',
  'Your statement from {from} to {to} is attached. Open on its last day: {owed} in your favor.':
    '{from} ते {to} चा तुमचा हिशोब सोबत आहे. शेवटच्या दिवशी तुमचे {owed} आमच्याकडे जमा होते.',
  'Your bills and payments are here too: {link}': 'तुमची बिले आणि भरलेले पैसे इथेही आहेत: {link}',
  'If something is missing or wrong, reply to the office.': 'काही राहिले किंवा चुकले असेल, तर ऑफिसला उत्तर लिहा.',
};
