/** What the server says in a problem, and its German translation; `{}` stands for what differs from case to case. */
const words: Record<string, string> = {
  // Signing in, users, tokens
  'Invalid credentials': 'Ungültige Anmeldedaten',
  'The session has ended. Sign in again.': 'Die Sitzung ist beendet. Melden Sie sich neu an.',
  'The session is unknown or has expired.': 'Die Sitzung ist unbekannt oder abgelaufen.',
  'The session or link is unknown, used or has expired.':
    'Die Sitzung oder der Link ist unbekannt, benutzt oder abgelaufen.',
  'The access token is missing or no longer valid.': 'Das Zugriffstoken fehlt oder gilt nicht mehr.',
  'The link is unknown, used or has expired.': 'Der Link ist unbekannt, benutzt oder abgelaufen.',
  'The link is unknown, was revoked or has expired.': 'Der Link ist unbekannt, widerrufen oder abgelaufen.',
  'The code is wrong or has expired.': 'Der Code ist falsch oder abgelaufen.',
  'The code is wrong or was used already.': 'Der Code ist falsch oder wurde schon benutzt.',
  'The code was used already.': 'Der Code wurde schon benutzt.',
  'The code of the second factor is missing.': 'Der Code des zweiten Faktors fehlt.',
  'The current password is wrong.': 'Das aktuelle Passwort ist falsch.',
  'A second factor is required of administrators.': 'Administratoren brauchen einen zweiten Faktor.',
  'Set up a second factor first: it is required of administrators.':
    'Richten Sie zuerst einen zweiten Faktor ein: Administratoren brauchen ihn.',
  'Set up a second factor of your own first.': 'Richten Sie zuerst selbst einen zweiten Faktor ein.',
  'The second factor was changed meanwhile.': 'Der zweite Faktor wurde inzwischen geändert.',
  'There is a second factor. Switch it off first.': 'Es gibt schon einen zweiten Faktor. Schalten Sie ihn zuerst aus.',
  'There is no second factor.': 'Es gibt keinen zweiten Faktor.',
  'No second factor was begun.': 'Es wurde kein zweiter Faktor begonnen.',
  'Switch your second factor off in your settings.': 'Schalten Sie Ihren zweiten Faktor in Ihren Einstellungen aus.',
  'Change your password in your settings.': 'Ändern Sie Ihr Passwort in Ihren Einstellungen.',
  'Another administrator can change your role.': 'Ihre Rolle kann nur jemand anderes aus der Administration ändern.',
  'Another administrator can deactivate you.': 'Deaktivieren kann Sie nur jemand anderes aus der Administration.',
  'This is the last active administrator.': 'Das ist der letzte aktive Administrator.',
  'Deactivate the user first.': 'Deaktivieren Sie den Benutzer zuerst.',
  'The user is deactivated.': 'Der Benutzer ist deaktiviert.',
  'The user does not exist any more.': 'Den Benutzer gibt es nicht mehr.',
  'Only the role "user" can be limited to areas.': 'Nur die Rolle „Disposition“ kann auf Gebiete beschränkt sein.',
  'A token of yours cannot have this scope.': 'Ein Token von Ihnen kann diese Berechtigung nicht haben.',
  'This is past.': 'Das ist vorbei.',
  'This is more than a year ahead.': 'Das ist in mehr als einem Jahr.',
  'This needs the permission {}.': 'Dafür fehlt die Berechtigung {}.',
  'This is for people, not for a machine token.': 'Das ist für Menschen, nicht für ein Maschinen-Token.',
  'This is not your customer.': 'Das ist nicht Ihr Kunde.',
  'This server is set up already. Sign in.': 'Dieser Server ist schon eingerichtet. Melden Sie sich an.',
  'Each area needs a name of its own.': 'Jedes Gebiet braucht einen eigenen Namen.',
  'A name has 1 to 120 characters.': 'Ein Name hat 1 bis 120 Zeichen.',
  'There is no such time zone.': 'Diese Zeitzone gibt es nicht.',
  'The email could not be sent. Copy a link and pass it on instead.':
    'Die E-Mail konnte nicht gesendet werden. Kopieren Sie einen Link und geben Sie ihn weiter.',
  // Records
  'There is no such location.': 'Diesen Standort gibt es nicht.',
  'There is no such container.': 'Diesen Behälter gibt es nicht.',
  'There is no such container at this location.': 'Diesen Behälter gibt es an diesem Standort nicht.',
  'There is no such truck.': 'Dieses Fahrzeug gibt es nicht.',
  'There is no such driver.': 'Diesen Fahrer gibt es nicht.',
  'There is no such construction type.': 'Diese Bauart gibt es nicht.',
  'There is no such disposition area.': 'Dieses Gebiet gibt es nicht.',
  'The disposition area is archived.': 'Dieses Gebiet ist archiviert.',
  'There is no such active area.': 'Dieses Gebiet gibt es nicht, oder es ist archiviert.',
  'There is no such address.': 'Diese Adresse gibt es nicht.',
  'There is no such {}.': 'Das gibt es nicht oder nicht mehr.',
  'There is no container {}.': 'Den Behälter {} gibt es nicht.',
  'There is no location {}.': 'Den Standort {} gibt es nicht.',
  '{} exists already.': 'Das gibt es schon.',
  'exists already': 'gibt es schon',
  'This must be in one of your disposition areas.': 'Das muss in einem Ihrer Gebiete sein.',
  'Its disposition area is archived. Restore the area first, then the {}.':
    'Das Gebiet ist archiviert. Aktivieren Sie es zuerst wieder.',
  'Its key was given to another {} in the meantime.': 'Der Schlüssel wurde inzwischen anders vergeben.',
  'Still in this area: {}. Move them first.': 'In diesem Gebiet ist noch etwas. Verlegen Sie es zuerst.',
  'Truck {} is on a tour right now.': 'Fahrzeug {} ist gerade auf einer Tour.',
  'Driver {} is on a tour right now.': 'Fahrer {} ist gerade auf einer Tour.',
  'Driver {} has this phone.': 'Fahrer {} hat dieses Telefon.',
  'Another driver has this phone.': 'Ein anderer Fahrer hat dieses Telefon.',
  'Several drivers have this name: the driver ID says which.':
    'Mehrere Fahrer heißen so: Die Fahrer-ID sagt, welcher gemeint ist.',
  'A planned shift of this truck needs two compartments.': 'Eine Schicht dieses Fahrzeugs braucht zwei Kammern.',
  'Containers stand at this location. Move or remove them first.':
    'An diesem Standort stehen Behälter. Versetzen oder entfernen Sie sie zuerst.',
  'Coordinates or a street are needed.': 'Koordinaten oder eine Straße sind nötig.',
  'The record was changed by somebody else in the meantime.':
    'Der Eintrag wurde inzwischen von jemand anderem geändert.',
  'The position is 0, 0.': 'Die Position ist 0, 0.',
  // Imports
  'The import was cancelled.': 'Der Import wurde abgebrochen.',
  'This import is older than 30 days.': 'Dieser Import ist älter als 30 Tage.',
  'This import was taken back already.': 'Dieser Import wurde schon zurückgenommen.',
  'Not taken back: {}.': 'Nicht zurückgenommen: {}.',
  'A disposition area was archived in the meantime.': 'Ein Gebiet wurde inzwischen archiviert.',
  'A phone was given to another driver in the meantime.': 'Ein Telefon hat inzwischen ein anderer Fahrer.',
  'One of the keys was given to another record in the meantime, or to one that you do not see.':
    'Einer der Schlüssel wurde inzwischen anders vergeben, oder an einen Eintrag, den Sie nicht sehen.',
  'is the same as in rows.{}': 'ist wie in Zeile {}',
  // Shifts
  'It overlaps the entry from {} to {} of that day.': 'Es überschneidet sich mit dem Eintrag von {} bis {} des Tages.',
  'It overlaps an entry of other areas of that day.':
    'Es überschneidet sich mit einem Eintrag anderer Gebiete dieses Tages.',
  'Driver {} has truck {} from {} to {} of that day.': 'Fahrer {} hat an diesem Tag Fahrzeug {} von {} bis {}.',
  'Driver {} has another truck from {} to {} of that day.':
    'Fahrer {} hat an diesem Tag ein anderes Fahrzeug von {} bis {}.',
  'Driver {} is not available on that day.': 'Fahrer {} ist an diesem Tag nicht verfügbar.',
  'On this weekday there is an entry of other areas.': 'An diesem Wochentag gibt es einen Eintrag anderer Gebiete.',
  'This weekday is given twice.': 'Dieser Wochentag ist zweimal genannt.',
  'The plan of a day is finished, or taken up again, by somebody who sees all areas.':
    'Den Plan eines Tages schließt ab oder öffnet wieder, wer alle Gebiete sieht.',
  // Tours and planning
  'A tour with this key exists already.': 'Eine Tour mit diesem Schlüssel gibt es schon.',
  'Only a planned tour can be changed.': 'Nur eine geplante Tour kann geändert werden.',
  'Only a planned tour can be changed, and only by somebody who sees all of its stops.':
    'Nur eine geplante Tour kann geändert werden, und nur von jemandem, der alle ihre Stopps sieht.',
  'A stop that was visited stays.': 'Ein Stopp, der angefahren wurde, bleibt.',
  'The tour is over.': 'Die Tour ist beendet.',
  'The tour is planned.': 'Die Tour ist geplant.',
  'The tour is in progress.': 'Die Tour ist unterwegs.',
  'The tour is completed.': 'Die Tour ist beendet.',
  'The tour is cancelled.': 'Die Tour ist abgesagt.',
  'The tour is {}.': 'Das geht bei dieser Tour nicht mehr.',
  'This tour has stops outside of your disposition areas, so you cannot replace its stops.':
    'Diese Tour hat Stopps außerhalb Ihrer Gebiete, daher können Sie ihre Stopps nicht ersetzen.',
  'Tours have stops outside of your disposition areas.': 'Touren haben Stopps außerhalb Ihrer Gebiete.',
  'has stops outside of your disposition areas': 'hat Stopps außerhalb Ihrer Gebiete',
  'is before the start of the tour': 'ist vor dem Beginn der Tour',
  'is before the year 2000': 'ist vor dem Jahr 2000',
  'The proposal is {}.': 'Der Vorschlag ist nicht mehr offen oder noch nicht fertig.',
  'The proposal has no such alternative.': 'Diese Alternative hat der Vorschlag nicht.',
  'Shifts or containers have changed since the tours were proposed.':
    'Schichten oder Behälter haben sich geändert, seit die Touren vorgeschlagen wurden.',
  'The tours have conflicts.': 'Die Touren haben Konflikte.',
  'Name either the truck or the driver.': 'Nennen Sie entweder das Fahrzeug oder den Fahrer.',
  'This day is over.': 'Dieser Tag ist vorbei.',
  'It is applied already.': 'Es ist schon angewendet.',
  'It is not applied.': 'Es ist nicht angewendet.',
  'Nobody can take over in this way.': 'So kann niemand übernehmen.',
  'Tours or shifts have changed since the options were made.':
    'Touren oder Schichten haben sich geändert, seit die Möglichkeiten berechnet wurden.',
  'Tours or shifts have gone on since.': 'Touren oder Schichten sind seitdem weitergegangen.',
  'has been at a location of the rest already': 'war schon an einem der übrigen Standorte',
  'has changed': 'hat sich geändert',
  'have changed': 'haben sich geändert',
  'has gone on': 'ist weitergegangen',
  'is gone': 'gibt es nicht mehr',
  'is active': 'ist aktiv',
  'is deactivated': 'ist deaktiviert',
  // Notifications
  'Nobody who reported this case has left an email address.':
    'Niemand, der dies gemeldet hat, hat eine E-Mail-Adresse hinterlassen.',
  'The citizens of this case are being answered at this moment.': 'Den Bürgern dieses Falls wird gerade geantwortet.',
  'This answer does not fit any more.': 'Diese Antwort passt nicht mehr.',
  'The mail server did not take the answer.': 'Der Mailserver hat die Antwort nicht angenommen.',
  'The photo must be a JPEG, PNG or WebP.': 'Das Foto muss ein JPEG, PNG oder WebP sein.',
  // Data that comes in, mappings
  'Only a machine token with a mapping can send payloads of a vendor.':
    'Nur ein Maschinen-Token mit einer Zuordnung kann Nachrichten eines Herstellers senden.',
  'A distance needs the height of an empty container, above the offset.':
    'Ein Abstand braucht die Höhe eines leeren Behälters, über dem Versatz.',
  'Without a time, readings need a key.': 'Ohne Zeitpunkt brauchen Messungen einen Schlüssel.',
  '{} is named twice.': '{} ist zweimal genannt.',
  'There is no list of readings.': 'Es gibt keine Liste von Messungen.',
  'At most 1,000 readings in one call.': 'Höchstens 1.000 Messungen in einem Aufruf.',
  'At most {} pairs in one call.': 'Höchstens {} Paare in einem Aufruf.',
  'A period has at most 5 years.': 'Ein Zeitraum hat höchstens 5 Jahre.',
  'belongs to a row of something else': 'gehört zu einer Zeile von etwas anderem',
  'is in a month that is archived': 'ist in einem archivierten Monat',
  'is needed': 'ist nötig',
  'is for unloadings only': 'gilt nur für Entladungen',
  'is needed without an emptying': 'ist ohne Leerung nötig',
  'is not known': 'ist unbekannt',
  'is malformed': 'ist fehlerhaft',
  'must be well-formed JSON': 'muss gültiges JSON sein',
  'must not hold a NUL character': 'darf kein NUL-Zeichen enthalten',
  'There is no name of a device.': 'Es gibt keinen Namen eines Geräts.',
  'The device {} has no container.': 'Das Gerät {} hat keinen Behälter.',
  'There is no number.': 'Es gibt keine Zahl.',
  '{} is no number.': '{} ist keine Zahl.',
  '{} is below 0.': '{} ist kleiner als 0.',
  '{} is more than twice the distance when empty.': '{} ist mehr als der doppelte Abstand, wenn leer.',
  '{}% is more than 300%.': '{}\u00a0% ist mehr als 300\u00a0%.',
  'There is no time with its offset.': 'Es gibt keine Zeit mit Zeitzone.',
  '{} is no time with its offset.': '{} ist keine Zeit mit Zeitzone.',
  'There is no key.': 'Es gibt keinen Schlüssel.',
  'is more than 10 minutes in the future': 'ist mehr als 10 Minuten in der Zukunft',
  // The contract's schemas, in Ajv's words
  'must be string': 'muss ein Text sein',
  'must be number': 'muss eine Zahl sein',
  'must be integer': 'muss eine ganze Zahl sein',
  'must be boolean': 'muss true oder false sein',
  'must be array': 'muss eine Liste sein',
  'must be object': 'muss ein Objekt sein',
  'must be null': 'muss leer sein',
  'must be string,null': 'muss ein Text oder leer sein',
  'must be number,null': 'muss eine Zahl oder leer sein',
  'must be integer,null': 'muss eine ganze Zahl oder leer sein',
  'must be boolean,null': 'muss true, false oder leer sein',
  'must be array,null': 'muss eine Liste oder leer sein',
  'must be object,array': 'muss ein Objekt oder eine Liste sein',
  'must be object,null': 'muss ein Objekt oder leer sein',
  'must be >= {}': 'muss mindestens {} sein',
  'must be <= {}': 'darf höchstens {} sein',
  'must be > {}': 'muss größer als {} sein',
  'must be equal to one of the allowed values: {}': 'muss einer dieser Werte sein: {}',
  'must be equal to constant': 'hat nicht den vorgegebenen Wert',
  'must NOT have fewer than {} characters': 'muss mindestens {} Zeichen haben',
  'must NOT have more than {} characters': 'darf höchstens {} Zeichen haben',
  'must NOT have fewer than {} items': 'muss mindestens {} Einträge haben',
  'must NOT have more than {} items': 'darf höchstens {} Einträge haben',
  'must NOT have fewer than {} properties': 'muss mindestens {} Angaben haben',
  'must NOT have more than {} properties': 'darf höchstens {} Angaben haben',
  'must NOT have duplicate items (items ## {} and {} are identical)':
    'darf keinen Eintrag zweimal haben (die Einträge {} und {} sind gleich, gezählt ab 0)',
  'must match pattern "{}"': 'muss dem Muster „{}“ entsprechen',
  'must be one line': 'muss in einer Zeile stehen',
  'must match format "{}"': 'muss das Format „{}“ haben',
  "must have required property '{}'": 'fehlt',
  'must have property {} when property {} is present': 'braucht {}, wenn {} angegeben ist',
  'must match exactly one schema in oneOf': 'passt zu keiner der Möglichkeiten',
  'must match a schema in anyOf': 'passt zu keiner der Möglichkeiten',
  // The server itself
  'Server error': 'Serverfehler',
  'The server is busy. Try again in 5 seconds.': 'Der Server ist ausgelastet. Versuchen Sie es in 5 Sekunden erneut.',
  'The database cannot be reached right now. Please try again.':
    'Die Datenbank ist gerade nicht erreichbar. Versuchen Sie es noch einmal.',
  'Too many attempts. Try again in {} minutes.': 'Zu viele Versuche. Versuchen Sie es in {} Minuten noch einmal.',
  'Too many attempts. Try again in {} seconds.': 'Zu viele Versuche. Versuchen Sie es in {} Sekunden noch einmal.',
  'Too much at once. Try again in 5 seconds.': 'Zu viel auf einmal. Versuchen Sie es in 5 Sekunden noch einmal.',
  'Changes cannot be streamed at the moment.': 'Änderungen können gerade nicht übertragen werden.',
  'Metrics are not served here.': 'Messgrößen gibt es hier nicht.',
  'Metrics need their token.': 'Messgrößen brauchen ihr Token.',
  'The body is over the limit.': 'Der Inhalt ist zu groß.',
  'The body must be JSON (content type application/json).': 'Der Inhalt muss JSON sein (application/json).',
  'The list does not take this query.': 'Die Liste nimmt diese Abfrage nicht an.',
  'The request does not fit the contract.': 'Die Anfrage passt nicht zum Vertrag.',
  'The request is malformed.': 'Die Anfrage ist fehlerhaft.',
  'This URL does not take this method.': 'Diese Adresse nimmt diese Methode nicht an.',
  'This is not there yet.': 'Das gibt es noch nicht.',
};

const patterns = Object.entries(words)
  .filter(([english]) => english.includes('{}'))
  .map(([english, german]) => {
    const escaped = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
    return [new RegExp(`^${escaped.join('(.+)')}$`, 'su'), german] as const;
  });

/** A sentence of a problem in German; undefined where it has no translation. */
export function inGerman(text: string): string | undefined {
  if (Object.hasOwn(words, text)) return words[text];
  for (const [pattern, german] of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    let next = 1;
    return german.replaceAll('{}', () => found[next++] ?? '');
  }
  return undefined;
}
