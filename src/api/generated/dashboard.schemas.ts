/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
/**
 * All rows that match, whatever `page` and `page_size` say, from one snapshot of the data and sorted as the list. RFC 4180 in UTF-8 with a byte
 * order mark; the header line has the field names of a row. `Accept-Language` decides the separator and the decimal mark (`;` and `,` where
 * numbers have a decimal comma, else `,` and `.`). Lists and objects are JSON. Texts that a spreadsheet would run as a formula have an apostrophe
 * in front.
 */
export type RowsAsCsv = string;

/**
 * The rows of `text/csv` as JSON, one row in each line.
 */
export type RowsAsLines = string;

/**
 * The system's key.
 * @minimum 1
 * @maximum 2147483647
 */
export type Id = number;

/**
 * The operator's key of a location.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
export type LocationKey = string;

/**
 * The operator's key of a container.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
export type ContainerKey = string;

/**
 * The operator's key of a driver.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
export type DriverKey = string;

/**
 * License plate; the key of a truck.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
export type LicensePlate = string;

/**
 * Name of a truck, a driver or a plant, in one line.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$
 */
export type RecordName = string;

/**
 * Name of a location, in one line.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$
 */
export type LocationName = string;

/**
 * A city, in one line; may be empty.
 * @maxLength 120
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$
 */
export type City = string;

/**
 * Street and house number, in one line; may be empty.
 * @maxLength 160
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$
 */
export type Street = string;

/**
 * Name of a tour, in one line.
 * @minLength 1
 * @maxLength 80
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$
 */
export type RouteName = string;

/**
 * Id of a construction type.
 * @pattern ^[a-z0-9_]{1,40}$
 */
export type ConstructionTypeKey = string;

/**
 * Phone number.
 * @pattern ^\+?[0-9][0-9 /()-]{3,28}$
 */
export type PhoneNumber = string;

/**
 * Time of day, HH:mm, in the customer's time zone.
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type Time = string;

/**
 * IANA time zone.
 * @pattern ^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$
 */
export type TimeZone = string;

/**
 * Level of a container in percent of its usable volume; above 100 it overflows.
 * @minimum 0
 * @maximum 300
 */
export type Percent = number;

/**
 * WGS 84 latitude in degrees.
 * @minimum -90
 * @maximum 90
 */
export type Latitude = number;

/**
 * WGS 84 longitude in degrees.
 * @minimum -180
 * @maximum 180
 */
export type Longitude = number;

/**
 * Number of compartments.
 * @minimum 1
 * @maximum 6
 */
export type Compartments = number;

/**
 * ISO 8601 with offset.
 */
export type Timestamp = string;

/**
 * @maxLength 20000
 * @pattern ^[^:,]{1,40}:[^:,]{1,40}(,[^:,]{1,40}:[^:,]{1,40})*$
 */
export type LocationPairs = string;

/**
 * The sender's own key of a row.
 * @pattern ^[!-~]{1,64}$
 */
export type RowKey = string;

/**
 * A JSON pointer.
 * @maxLength 200
 * @pattern ^(/([^~/]|~[01])*)*$
 */
export type JsonPointer = string;

/**
 * Grows with each correction of a row.
 * @minimum 0
 * @maximum 1000000000
 */
export type Revision = number;

/**
 * A password.
 * @minLength 1
 * @maxLength 200
 */
export type Password = string;

/**
 * A new password: at least 10 characters and hard to guess. Refused with 422 and a `code`: `password_common`, `password_personal`, `password_pattern`, `password_guessable` or `password_current`.
 * @minLength 10
 * @maxLength 200
 */
export type NewPassword = string;

/**
 * @maxLength 254
 */
export type Email = string;

/**
 * Single-use session of a challenge or a verified code.
 * @minLength 20
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9._-]+$
 */
export type SessionToken = string;

/**
 * Names a session.
 */
export type SessionId = string;

/**
 * Access token; send it as bearer.
 * @minLength 20
 * @pattern ^[A-Za-z0-9._-]+$
 */
export type AccessToken = string;

/**
 * 11 glass white, 12 glass green, 13 glass brown, and combinations.
 */
export type MaterialCode = typeof MaterialCode[keyof typeof MaterialCode];


export const MaterialCode = {
  NUMBER_11: '11',
  NUMBER_12: '12',
  NUMBER_13: '13',
  '11+12': '11+12',
  '11+13': '11+13',
  '12+13': '12+13',
} as const;

/**
 * Kind of a location.
 */
export type LocationType = typeof LocationType[keyof typeof LocationType];


export const LocationType = {
  private: 'private',
  public: 'public',
  recycling_depot: 'recycling_depot',
  not_public: 'not_public',
  unknown: 'unknown',
} as const;

/**
 * Day of the week.
 */
export type WeekDay = typeof WeekDay[keyof typeof WeekDay];


export const WeekDay = {
  monday: 'monday',
  tuesday: 'tuesday',
  wednesday: 'wednesday',
  thursday: 'thursday',
  friday: 'friday',
  saturday: 'saturday',
  sunday: 'sunday',
} as const;

/**
 * Where a tour stands.
 */
export type TourStatus = typeof TourStatus[keyof typeof TourStatus];


export const TourStatus = {
  planned: 'planned',
  in_progress: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

/**
 * Where a level comes from.
 */
export type LevelSource = typeof LevelSource[keyof typeof LevelSource];


export const LevelSource = {
  driver: 'driver',
  sensor: 'sensor',
  citizen: 'citizen',
  estimate: 'estimate',
} as const;

/**
 * Whether the sensor of a container can be trusted: `silent` without a reading for 24 hours; `stuck` when its readings of 3 days or more, at least 6, are all alike; `contradicted` when the crew found, at the newest emptying of the last 30 days, a level more than 30 points from its last reading, at most a day before. The first that applies.
 */
export type SensorTrust = typeof SensorTrust[keyof typeof SensorTrust];


export const SensorTrust = {
  sound: 'sound',
  silent: 'silent',
  stuck: 'stuck',
  contradicted: 'contradicted',
} as const;

/**
 * What became of a row.
 */
export type RowStatus = typeof RowStatus[keyof typeof RowStatus];


export const RowStatus = {
  created: 'created',
  corrected: 'corrected',
  duplicate: 'duplicate',
  rejected: 'rejected',
} as const;

/**
 * Where a stop of a tour stands: `planned` until something is recorded there. It is done when no container is left.
 */
export type StopState = typeof StopState[keyof typeof StopState];


export const StopState = {
  planned: 'planned',
  emptied: 'emptied',
  skipped: 'skipped',
} as const;

/**
 * Where a citizen notification stands.
 */
export type ComplaintStatus = typeof ComplaintStatus[keyof typeof ComplaintStatus];


export const ComplaintStatus = {
  open: 'open',
  closed: 'closed',
} as const;

/**
 * How a citizen notification came in.
 */
export type ComplaintChannel = typeof ComplaintChannel[keyof typeof ComplaintChannel];


export const ComplaintChannel = {
  whatsapp: 'whatsapp',
  web: 'web',
} as const;

/**
 * Fill level as citizens and drivers report it.
 */
export type FillLevel = typeof FillLevel[keyof typeof FillLevel];


export const FillLevel = {
  almost_full: 'almost_full',
  full: 'full',
  overfull: 'overfull',
  pickup_immediately: 'pickup_immediately',
} as const;

/**
 * Role of a user.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  admin: 'admin',
  user: 'user',
  viewer: 'viewer',
} as const;

/**
 * Whether a user can sign in: `invited` until there is a password.
 */
export type UserState = typeof UserState[keyof typeof UserState];


export const UserState = {
  invited: 'invited',
  active: 'active',
  deactivated: 'deactivated',
} as const;

/**
 * Whether a link is mailed to the user or given to the caller, to pass on.
 */
export type LinkDelivery = typeof LinkDelivery[keyof typeof LinkDelivery];


export const LinkDelivery = {
  mail: 'mail',
  link: 'link',
} as const;

/**
 * Interface language; `cn` is Simplified Chinese.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  en: 'en',
  fr: 'fr',
  vi: 'vi',
  cn: 'cn',
  ar: 'ar',
  de: 'de',
} as const;

/**
 * Name of a statistic.
 */
export type StatName = typeof StatName[keyof typeof StatName];


export const StatName = {
  'avg-fill-level': 'avg-fill-level',
  'overspilled-waste': 'overspilled-waste',
  'time-consumption': 'time-consumption',
  'num-routes': 'num-routes',
  'total-tons-picked-up': 'total-tons-picked-up',
  km: 'km',
  fuel: 'fuel',
} as const;

/**
 * A permission; the scopes of the operations are made of these.
 */
export type Permission = typeof Permission[keyof typeof Permission];


export const Permission = {
  'reference:read': 'reference:read',
  'notifications:read': 'notifications:read',
  'statistics:read': 'statistics:read',
  'tours:read': 'tours:read',
  'tours:write': 'tours:write',
  'notifications:write': 'notifications:write',
  'levels:write': 'levels:write',
  'positions:write': 'positions:write',
  'drivers:read': 'drivers:read',
  'drivers:write': 'drivers:write',
  'trucks:read': 'trucks:read',
  'trucks:write': 'trucks:write',
  'schedules:read': 'schedules:read',
  'schedules:write': 'schedules:write',
  'bins:read': 'bins:read',
  'bins:write': 'bins:write',
  'locations:read': 'locations:read',
  'locations:write': 'locations:write',
  'locations:delete': 'locations:delete',
  'phones:read': 'phones:read',
  'complaints:read': 'complaints:read',
  'complaints:write': 'complaints:write',
  'views:read': 'views:read',
  'views:write': 'views:write',
  'views:share': 'views:share',
  'users:read': 'users:read',
  'users:write': 'users:write',
  'users:delete': 'users:delete',
  'history:read': 'history:read',
  'tokens:read': 'tokens:read',
  'tokens:write': 'tokens:write',
  'tokens:delete': 'tokens:delete',
  'areas:read': 'areas:read',
  'areas:write': 'areas:write',
  'imports:write': 'imports:write',
} as const;

/**
 * What a change is about; `notifications` are route events and unloadings, `all` is everything that may have been missed.
 */
export type ChangedResource = typeof ChangedResource[keyof typeof ChangedResource];


export const ChangedResource = {
  all: 'all',
  areas: 'areas',
  bins: 'bins',
  complaints: 'complaints',
  construction: 'construction',
  driver_shifts: 'driver_shifts',
  drivers: 'drivers',
  finished_days: 'finished_days',
  locations: 'locations',
  notifications: 'notifications',
  phones: 'phones',
  positions: 'positions',
  tokens: 'tokens',
  tours: 'tours',
  truck_shifts: 'truck_shifts',
  trucks: 'trucks',
  users: 'users',
  views: 'views',
} as const;

/**
 * One change, the data of an event of the stream. It names records and holds nothing of them.
 */
export interface ChangeEvent {
  resource: ChangedResource;
  /**
     * The `id` of each record that was created, changed or deleted (of shifts, the truck or driver); null for any: too many to name, or all.
     * @maxItems 100
     * @nullable
     */
  ids: Id[] | null;
  at: Timestamp;
}

/**
 * What is wrong with one value of the request.
 */
export interface FieldError {
  /** Where: a property path such as `constraints.0.end_time`, or `query.page`. */
  path: string;
  message: string;
  /** Names the reason for a client that has its own words for it, such as `password_common`; of a value against its schema, the keyword of JSON Schema. */
  code?: string;
  /** What the reason is about: the limit, the type, the choices. */
  value?: string;
}

/**
 * RFC 9457.
 */
export interface Problem {
  /** URI reference of the kind of problem, or `about:blank`. */
  type: string;
  /** Short, the same for each problem of the kind. */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** What happened this time, like the messages of `errors` in German for `Accept-Language: de`, else in English. */
  detail?: string;
  /** Reference of this occurrence; also in the server's log. */
  instance?: string;
  errors?: FieldError[];
}

/**
 * The record as it is now, as its GET returns it.
 */
export type PreconditionProblemCurrent = {
  id: Id;
  updated_at: Timestamp;
};

/**
 * A problem with the record as it is now.
 */
export interface PreconditionProblem {
  type: string;
  title: string;
  status: 412;
  detail?: string;
  instance?: string;
  /** The record as it is now, as its GET returns it. */
  current: PreconditionProblemCurrent;
}

export type FacetsItem = {
  value: string;
  /** @minimum 0 */
  count: number;
};

/**
 * For each asked field, how many of the matching rows have each value (the filter on that field itself left out). Null is ''.
 */
export interface Facets {[key: string]: FacetsItem[]}

/**
 * Number of rows that match.
 * @minimum 0
 */
export type Total = number;

/**
 * What one signs in with.
 */
export interface Credentials {
  email: Email;
  password: Password;
}

export type LoginResultChallengeName = typeof LoginResultChallengeName[keyof typeof LoginResultChallengeName];


export const LoginResultChallengeName = {
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD_REQUIRED',
  SECOND_FACTOR: 'SECOND_FACTOR',
} as const;

/**
 * Either `atk`, or `challenge_name` with `session`.
 */
export interface LoginResult {
  atk?: AccessToken;
  challenge_name?: LoginResultChallengeName;
  session?: SessionToken;
}

/**
 * A new access token.
 */
export interface TokenResult {
  atk: AccessToken;
  message?: string;
}

/**
 * Six digits of the authenticator app, or a recovery code.
 * @minLength 6
 * @maxLength 40
 */
export type FactorCode = string;

/**
 * A new password with the session that allows it.
 */
export interface NewPasswordInput {
  session: SessionToken;
  new_password: NewPassword;
  code?: FactorCode;
}

/**
 * Whose password was forgotten.
 */
export interface ForgotPasswordInput {
  email: Email;
}

/**
 * The code from the mail.
 */
export interface VerifyInput {
  email: Email;
  /**
     * The six digits of the mail.
     * @pattern ^[0-9]{6}$
     */
  code: string;
}

/**
 * The session that allows a new password.
 */
export interface VerifyResult {
  session: SessionToken;
}

/**
 * A place in WGS 84.
 */
export interface MapPoint {
  latitude: Latitude;
  longitude: Longitude;
}

/**
 * A customer.
 */
export interface Account {
  customer_id: Id;
  name: string;
  time_zone: TimeZone;
  /** Whether administrators need a second factor. */
  admins_need_second_factor?: boolean;
  /** Where tours begin and end. */
  yard?: MapPoint | null;
  /** Where loads are tipped; while it is null where the newest load was. */
  plant?: MapPoint | null;
  /** When its settings were changed. */
  updated_at?: Timestamp;
}

export interface AccountEnvelope {
  account: Account;
}

/**
 * By which notifications are due.
 */
export interface WorkingHours {
  /**
     * ISO weekdays: 1 is Monday.
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  days: number[];
  from: Time;
  to: Time;
  /**
     * Whose public holidays are free: the `code` of a holiday region; empty for none.
     * @maxLength 16
     */
  holidays: string;
  /**
     * Working hours within which a notification is to be closed.
     * @maximum 400
     * @exclusiveMinimum 0
     */
  due: number;
}

/**
 * Settings of the customer. What is left out stays.
 */
export interface CustomerPatch {
  admins_need_second_factor?: boolean;
  working_hours?: WorkingHours;
  yard?: MapPoint | null;
  plant?: MapPoint | null;
}

/**
 * Colour of an area in the map.
 */
export type AreaColor = typeof AreaColor[keyof typeof AreaColor];


export const AreaColor = {
  blue: 'blue',
  green: 'green',
  orange: 'orange',
  purple: 'purple',
  teal: 'teal',
  pink: 'pink',
} as const;

/**
 * A part of the city that is planned as one.
 */
export interface DispositionArea {
  id: Id;
  name: string;
  /** Names old records, and can no longer be chosen. */
  archived?: boolean;
  color?: AreaColor;
}

/**
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$
 */
export type UserName = string;

/**
 * Who is signed in, and what they may see and do.
 */
export interface User {
  id: Id;
  email: Email;
  name: UserName;
  role: Role;
  locale: Language;
  account: Account;
  accounts: Account[];
  disposition_areas: DispositionArea[];
  /** Areas last chosen; none means all. */
  selected_disposition_area_ids: Id[];
  permissions: Permission[];
  /** The city is being set up; its administrators see what comes next. */
  new_customer?: boolean;
  /** Set for somebody who is limited to the `disposition_areas`: what they make is in one of them. */
  limited_to_areas?: boolean;
  /** Set for an administrator who has to set up a second factor before anything else. */
  second_factor_missing?: boolean;
}

export interface UserEnvelope {
  user: User;
}

/**
 * Changes to the profile; what is left out stays.
 */
export interface ProfileInput {
  name?: UserName;
  locale?: Language;
  /** @maxItems 100 */
  selected_disposition_area_ids?: Id[];
  current_password?: Password;
  new_password?: NewPassword;
}

/**
 * The token of a link.
 */
export interface InvitationToken {
  token: SessionToken;
}

/**
 * Whom a link is for.
 */
export interface Invitation {
  name: string;
  email: Email;
  customer_name: string;
  state: UserState;
  locale: Language;
  expires_at: Timestamp;
}

export interface InvitationEnvelope {
  invitation: Invitation;
}

export interface AcceptInvitationInput {
  token: SessionToken;
  new_password: NewPassword;
  code?: FactorCode;
}

/**
 * A browser that is signed in.
 */
export interface Session {
  id: SessionId;
  /**
     * Its name as the user agent has it.
     * @nullable
     */
  browser: string | null;
  /**
     * Its system.
     * @nullable
     */
  os: string | null;
  created_at: Timestamp;
  /** To about a quarter of an hour. */
  last_seen_at: Timestamp;
  /** The one that asks. */
  current: boolean;
}

export interface SessionList {
  sessions: Session[];
}

export interface SecondFactor {
  /** Whether log-in asks for a code. */
  enabled: boolean;
  /**
     * @minimum 0
     * @maximum 10
     */
  recovery_codes_left: number;
}

export interface SecondFactorBegin {
  current_password: Password;
}

export interface SecondFactorSecret {
  /** Base32, to type into an app. */
  secret: string;
  /** For the QR code. */
  uri: string;
}

export interface SecondFactorCode {
  code: FactorCode;
}

export interface SecondFactorAnswer {
  session: SessionToken;
  code: FactorCode;
}

/**
 * The password or a code.
 */
export interface SecondFactorProof {
  current_password?: Password;
  code?: FactorCode;
}

export interface RecoveryCodes {
  /**
     * Each works once in place of a code of the app.
     * @minItems 10
     * @maxItems 10
     */
  recovery_codes: string[];
}

/**
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$
 */
export type AreaName = string;

/**
 * Whether an area can be chosen.
 */
export type AreaState = typeof AreaState[keyof typeof AreaState];


export const AreaState = {
  active: 'active',
  archived: 'archived',
} as const;

/**
 * A disposition area with the numbers of what belongs to it.
 */
export interface AreaRecord {
  id: Id;
  name: AreaName;
  color: AreaColor;
  state: AreaState;
  /**
     * Locations of the area.
     * @minimum 0
     */
  locations: number;
  /**
     * Trucks whose usual area it is.
     * @minimum 0
     */
  trucks: number;
  /**
     * Drivers whose usual area it is.
     * @minimum 0
     */
  drivers: number;
  /**
     * Default shifts of trucks and their shifts from today on.
     * @minimum 0
     */
  shifts: number;
  /**
     * Tours that are planned or in progress.
     * @minimum 0
     */
  tours: number;
  /**
     * Users who are limited to this area or to some with it.
     * @minimum 0
     */
  limited_users: number;
  updated_at: Timestamp;
}

/**
 * A new area.
 */
export interface AreaInput {
  name: AreaName;
  color?: AreaColor;
}

/**
 * Changes to an area; what is left out stays.
 */
export interface AreaPatch {
  name?: AreaName;
  color?: AreaColor;
  state?: AreaState;
}

/**
 * Where everything goes.
 */
export interface AreaMove {
  to: Id;
}

export interface AreaEnvelope {
  area: AreaRecord;
}

export interface AreaList {
  areas: AreaRecord[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * The disposition areas to which somebody of role `user` is limited; null for all.
 */
export type UserAreas = Id[] | null;

/**
 * Somebody who may sign in, is invited or was deactivated.
 */
export interface UserRecord {
  id: Id;
  email: Email;
  name: UserName;
  role: Role;
  area_ids: UserAreas;
  locale: Language;
  state: UserState;
  /** To about a quarter of an hour; null for never. */
  last_seen_at: Timestamp | null;
  /** Whether log-in asks for a code. */
  second_factor?: boolean;
  /** When the link of the invitation expires; null for who is not invited or when it has expired. */
  invited_until: Timestamp | null;
  updated_at: Timestamp;
}

/**
 * Whom to invite.
 */
export interface UserInput {
  email: Email;
  name: UserName;
  role: Role;
  area_ids?: UserAreas;
  locale?: Language;
  delivery?: LinkDelivery;
}

/**
 * `active` for one who never accepted an invitation is `invited` again.
 */
export type UserPatchState = typeof UserPatchState[keyof typeof UserPatchState];


export const UserPatchState = {
  active: 'active',
  deactivated: 'deactivated',
} as const;

/**
 * Changes to a user; what is left out stays.
 */
export interface UserPatch {
  name?: UserName;
  role?: Role;
  area_ids?: UserAreas;
  locale?: Language;
  /** `active` for one who never accepted an invitation is `invited` again. */
  state?: UserPatchState;
}

export interface UserLinkInput {
  delivery: LinkDelivery;
}

/**
 * A link that lets its user set a password, once. The token is in the fragment of its URL.
 */
export interface UserLink {
  /**
     * Null when it was mailed.
     * @nullable
     */
  url: string | null;
  expires_at: Timestamp;
}

export interface UserLinkEnvelope {
  link: UserLink;
}

export interface InvitedUserEnvelope {
  user: UserRecord;
  link: UserLink;
}

export interface UserRecordEnvelope {
  user: UserRecord;
}

export interface UserList {
  users: UserRecord[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * In what a level is told. `percent` (0 to 100) and `fraction` (0 to 1) of the volume; `centimetre` and `millimetre` are distances from the sensor down to the content.
 */
export type LevelUnit = typeof LevelUnit[keyof typeof LevelUnit];


export const LevelUnit = {
  percent: 'percent',
  fraction: 'fraction',
  centimetre: 'centimetre',
  millimetre: 'millimetre',
} as const;

export interface MappedDevice {
  /**
     * @minLength 1
     * @maxLength 120
     */
  device: string;
  container_id: ContainerKey;
  /**
     * In place of the mapping's.
     * @minimum -1000
     * @maximum 10000
     */
  offset?: number;
  /**
     * In place of the mapping's.
     * @maximum 100000
     * @exclusiveMinimum 0
     */
  height?: number;
}

/**
 * What a vendor's payloads mean. Places are JSON pointers (RFC 6901), each from the reading it is about. A level in percent is `value + offset`, of a fraction `value · 100 + offset`, of a distance `(height − value) / (height − offset) · 100`; below 0 it is 0. A value below 0 that no offset lifts, and a distance of more than twice the height, are a sensor's error codes: the reading is rejected. A device in a container of another size, or one that is fixed elsewhere, has an offset and a height of its own.
 */
export interface LevelMapping {
  /** Where the list of readings is; without it the payload is one reading or a list of them. */
  rows?: JsonPointer;
  /** Where the name of the device is. */
  device: JsonPointer;
  /** Where the level is; a number, or a text that is one. */
  level: JsonPointer;
  /** Where the time is: ISO 8601 with offset, or seconds or milliseconds since 1970. Without it, the time of arrival. */
  recorded_at?: JsonPointer;
  /** Where the vendor's own key is; without it, device and time. */
  key?: JsonPointer;
  unit: LevelUnit;
  /**
     * Points to add; of a distance, the distance at which the container is full.
     * @minimum -1000
     * @maximum 10000
     */
  offset?: number;
  /**
     * The distance at which the container is empty, in the same unit; needed for distances.
     * @maximum 100000
     * @exclusiveMinimum 0
     * @nullable
     */
  height?: number | null;
  /**
     * Which device is in which container.
     * @maxItems 5000
     */
  devices: MappedDevice[];
}

/**
 * A token with which a machine calls the API, without its secret.
 */
export interface MachineToken {
  id: Id;
  name: UserName;
  /**
     * The beginning of the secret, to recognise it.
     * @pattern ^wd_[A-Za-z0-9_-]{6}$
     */
  prefix: string;
  /** What it may do. */
  scopes: Permission[];
  /**
     * Name of the administrator; null when removed since.
     * @nullable
     */
  created_by: string | null;
  created_at: Timestamp;
  /** Null for never. */
  expires_at: Timestamp | null;
  /** To about a minute; null for never. */
  last_used_at: Timestamp | null;
  /** What the payloads of a vendor mean; null when it sends none. */
  mapping?: LevelMapping | null;
  updated_at: Timestamp;
}

/**
 * A token to create.
 */
export interface MachineTokenInput {
  name: UserName;
  /**
     * @minItems 1
     * @maxItems 100
     */
  scopes: Permission[];
  /** At most a year ahead; null for never. */
  expires_at?: Timestamp | null;
}

export interface MachineTokenList {
  tokens: MachineToken[];
  total_routes: Total;
}

export interface CreatedMachineToken {
  token: MachineToken;
  /**
     * Shown once.
     * @pattern ^wd_[A-Za-z0-9_-]{43}$
     */
  secret: string;
}

export interface MachineTokenEnvelope {
  token: MachineToken;
}

export interface TokenMappingInput {
  mapping: LevelMapping | null;
}

/**
 * Whatever a vendor sends.
 */
export type VendorPayload = { [key: string]: unknown } | unknown[];

export interface MappingTrialInput {
  mapping: LevelMapping;
  payload: VendorPayload;
}

/**
 * What one reading of a payload means; null what could not be read.
 */
export interface MappedReading {
  /** @nullable */
  device: string | null;
  /** @nullable */
  container_id: string | null;
  recorded_at: Timestamp | null;
  /**
     * In percent.
     * @nullable
     */
  level: number | null;
  /** Why it would be rejected; paths are fields of the mapping. */
  errors: FieldError[];
}

export interface MappingTrial {
  readings: MappedReading[];
}

export type MaterialColorsItem = typeof MaterialColorsItem[keyof typeof MaterialColorsItem];


export const MaterialColorsItem = {
  white: 'white',
  green: 'green',
  brown: 'brown',
} as const;

/**
 * A colour of glass, or two that one container takes.
 */
export interface Material {
  id: MaterialCode;
  name: string;
  /**
     * The colours of glass in it.
     * @minItems 1
     * @maxItems 2
     */
  colors: MaterialColorsItem[];
}

export interface MaterialList {
  materials: Material[];
}

/**
 * How a container is built.
 */
export interface ConstructionType {
  id: ConstructionTypeKey;
  name: string;
}

export interface ConstructionTypeList {
  construction_types: ConstructionType[];
}

/**
 * A country or a part of it with public holidays.
 */
export interface HolidayRegion {
  /**
     * ISO 3166 code of the country, then of the part: `DE`, `DE-BY`, `DE-BY-A`.
     * @maxLength 16
     */
  code: string;
  /** In English for a country; of a part as it is called there. */
  name: string;
}

export interface HolidayRegionList {
  regions: HolidayRegion[];
}

/**
 * A public holiday.
 */
export interface Holiday {
  /** Its day. */
  date: string;
  name: string;
}

export interface HolidayList {
  holidays: Holiday[];
}

/**
 * Why a container was not emptied.
 */
export type SkipReason = typeof SkipReason[keyof typeof SkipReason];


export const SkipReason = {
  parked_in: 'parked_in',
  damaged: 'damaged',
  locked: 'locked',
  road_closed: 'road_closed',
  unsafe: 'unsafe',
  other: 'other',
} as const;

/**
 * What a crew recorded at one container on a tour.
 */
export interface RouteEvent {
  id: Id;
  tour_id: Id;
  /** Null if the location is gone. */
  location_id: LocationKey | null;
  /** @nullable */
  location_name: string | null;
  container_id: ContainerKey;
  recorded_at: Timestamp;
  level: Percent;
  /** False if the stop was skipped. */
  is_emptied: boolean;
  overflowing: boolean;
  material_type: MaterialCode;
  /**
     * Remark of the crew, or why it was skipped.
     * @nullable
     */
  comment: string | null;
  /** Why it was not emptied. */
  reason?: SkipReason | null;
  /** Whether the crew took a photo (`GET /route-events/{id}/photo`). */
  photo?: boolean;
}

/**
 * What a tour tipped at a depot.
 */
export interface Unloading {
  id: Id;
  tour_id: Id;
  location_name: string;
  latitude: Latitude;
  longitude: Longitude;
  material_type: MaterialCode;
  /**
     * Cubic metres.
     * @minimum 0
     */
  volume: number;
  /**
     * Metric tonnes.
     * @minimum 0
     */
  weight: number;
  recorded_at: Timestamp;
}

/**
 * What happened lately on tours.
 */
export interface Notifications {
  route_events: RouteEvent[];
  unloadings: Unloading[];
}

export interface NotificationsEnvelope {
  notifications: Notifications;
}

/**
 * The figure of one bucket of time.
 */
export interface StatisticPoint {
  /** First day of the bucket. */
  start: string;
  /**
     * Null where there is nothing to average.
     * @nullable
     */
  value: number | null;
}

/**
 * A statistic of one material.
 */
export interface StatisticSplit {
  material_type: MaterialCode;
  /** @nullable */
  value: number | null;
  series: StatisticPoint[];
}

export type StatisticUnit = typeof StatisticUnit[keyof typeof StatisticUnit];


export const StatisticUnit = {
  percent: 'percent',
  containers: 'containers',
  hours: 'hours',
  tours: 'tours',
  tonnes: 'tonnes',
  kilometres: 'kilometres',
  litres: 'litres',
} as const;

/**
 * A figure, the one of the period before, and its course.
 */
export interface Statistic {
  /** @nullable */
  value: number | null;
  unit: StatisticUnit;
  /**
     * The same over the same number of days before.
     * @nullable
     */
  previous: number | null;
  series: StatisticPoint[];
  split?: StatisticSplit[];
}

export interface StatisticEnvelope {
  result: Statistic;
}

/**
 * A stop of a tour in a file; its position is that of the location.
 */
export interface TourStopRow {
  location_id: LocationKey;
  planned_at: Timestamp | null;
  latitude: Latitude;
  longitude: Longitude;
}

/**
 * One trip of a truck along its stops.
 */
export interface Tour {
  id: Id;
  route_name: string;
  disposition_area_id: Id | null;
  license_plate: LicensePlate;
  /** Who drives it: the driver of the tour; while it is not over and has none, who is paired with its truck on that day. */
  driver_id: DriverKey | null;
  /**
     * Name of the driver; null without one, or where the driver is gone.
     * @nullable
     */
  driver_name: string | null;
  /**
     * What the tour collects.
     * @minItems 1
     * @maxItems 3
     */
  material_type: MaterialCode[];
  date: string;
  /** When its first stop is planned; null without planned times. */
  planned_start: Timestamp | null;
  /** When its last stop is planned; null without planned times. */
  planned_end: Timestamp | null;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  /**
     * Minutes from start to finish, or until now while in progress; null before.
     * @minimum 0
     * @nullable
     */
  duration: number | null;
  /**
     * Minutes behind the plan while in progress, below 0 ahead of it: as at the stop reached last, or as the last record is after the time of the next stop. Null before and after, and without planned times.
     * @nullable
     */
  delay: number | null;
  /**
     * Containers emptied.
     * @minimum 0
     */
  picked_up: number;
  /**
     * Containers planned.
     * @minimum 0
     */
  planned: number;
  /**
     * Containers found overflowing.
     * @minimum 0
     */
  overflowing: number;
  status: TourStatus;
  /**
     * Kilometres driven; null before the start.
     * @minimum 0
     * @nullable
     */
  km: number | null;
  /**
     * Litres used; null before the start.
     * @minimum 0
     * @nullable
     */
  fuel: number | null;
  /**
     * Metric tonnes unloaded.
     * @minimum 0
     */
  tons: number;
  /**
     * Note of the dispatcher.
     * @nullable
     */
  details: string | null;
  updated_at: Timestamp;
  /**
     * Its stops in order, as an import takes them; only where all rows are asked for (`text/csv`, `application/x-ndjson`).
     * @maxItems 1000
     */
  stops?: TourStopRow[];
}

export interface TourList {
  tours: Tour[];
  total_routes: Total;
  facets?: Facets;
}

export type DeviationKind = typeof DeviationKind[keyof typeof DeviationKind];


export const DeviationKind = {
  late_start: 'late_start',
  stationary: 'stationary',
  skipped_stop: 'skipped_stop',
} as const;

/**
 * The tour, the kind, and which one: the id of the skipped location, the planned start, or the time since which the truck is stationary (both as seconds since 1970).
 * @pattern ^[1-9][0-9]{0,8}-[a-z_]{1,20}-[0-9]{1,10}$
 */
export type TourDeviationId = string;

/**
 * A deviation of one of today''s tours from its plan.
 */
export interface TourDeviation {
  id: TourDeviationId;
  kind: DeviationKind;
  tour_id: Id;
  route_name: string;
  license_plate: LicensePlate;
  since: Timestamp;
  /**
     * Time since then.
     * @minimum 0
     */
  minutes: number;
  /** The first stop of a late start; the stop that was skipped. */
  location_id: LocationKey | null;
  /** @nullable */
  location_name: string | null;
}

export interface TourDeviationList {
  /** @maxItems 200 */
  deviations: TourDeviation[];
}

/**
 * Figures over all tours that match the filters.
 */
export interface TourStatistics {
  /** Hours. */
  time_consumption: number;
  /**
     * Percent.
     * @nullable
     */
  avg_fill_level: number | null;
  /** Distinct containers. */
  overspilled_waste: number;
  /** Metric tonnes. */
  total_tons_picked_up: number;
  /** Tours begun. */
  num_routes: number;
  /** Litres. */
  fuel: number;
  /** Kilometres. */
  km: number;
}

export interface TourStatisticsEnvelope {
  statistics: TourStatistics;
}

/**
 * A site on a tour, in the order it is driven.
 */
export interface TourStop {
  /**
     * Place in the order of the tour.
     * @minimum 1
     */
  position: number;
  location_id: LocationKey | null;
  /** @nullable */
  location_name: string | null;
  latitude: Latitude;
  longitude: Longitude;
  planned_at: Timestamp | null;
  state: StopState;
  /**
     * Containers of which something was recorded here.
     * @minimum 0
     */
  recorded: number;
  /**
     * Containers of which the driver has nothing recorded yet; 0 where no driver records, since devices say nothing of what they leave.
     * @minimum 0
     */
  left: number;
}

/**
 * A remark of the crew.
 */
export interface TourComment {
  recorded_at: Timestamp;
  location_id: LocationKey | null;
  text: string;
}

/**
 * A vehicle, keyed by its licence plate.
 */
export interface Truck {
  id: Id;
  license_plate: LicensePlate;
  name: string;
  /**
     * Metric tonnes.
     * @minimum 0
     */
  capacity: number;
  number_of_compartments: Compartments;
  default_disposition_area_id: Id | null;
  available: boolean;
  updated_at: Timestamp;
  /** Of its newest position; only where all rows are asked for (`text/csv`, `application/x-ndjson`). */
  latitude?: Latitude | null;
  /** The same. */
  longitude?: Longitude | null;
}

/**
 * A tour with its stops, remarks, line and truck.
 */
export interface TourDetail {
  tour: Tour;
  stops: TourStop[];
  comments: TourComment[];
  /**
     * The line driven (planned, before the start) as [longitude, latitude].
     * @items.minItems 2
     * @items.maxItems 2
     */
  track: number[][];
  /** Containers at its stops that it is not to empty, though it collects what is in them; they can wait, as the plan says that it was made of. */
  left_container_ids: ContainerKey[];
  /**
     * The way by road from the last stop that is done along those that are left, and back to where the tour began, as [longitude, latitude]. Only of a tour that is not over, and only where a routing server knows it.
     * @items.minItems 2
     * @items.maxItems 2
     */
  ahead?: number[][];
  /** The truck, if it still exists. */
  truck: Truck | null;
}

/**
 * A site to drive to.
 */
export interface TourStopInput {
  location_id: LocationKey;
  planned_at?: Timestamp | null;
}

/**
 * A tour to plan.
 */
export interface TourInput {
  key?: RowKey;
  route_name: RouteName;
  date: string;
  license_plate: LicensePlate;
  driver_id?: DriverKey | null;
  disposition_area_id?: Id | null;
  /**
     * What the tour collects.
     * @minItems 1
     * @maxItems 3
     */
  material_type: MaterialCode[];
  /**
     * Note of the dispatcher.
     * @maxLength 1000
     * @nullable
     */
  details?: string | null;
  /**
     * In the order they are driven.
     * @maxItems 500
     */
  stops: TourStopInput[];
}

/**
 * Changes to a planned tour; what is left out stays.
 */
export interface TourPatch {
  route_name?: RouteName;
  date?: string;
  license_plate?: LicensePlate;
  driver_id?: DriverKey | null;
  disposition_area_id?: Id | null;
  /**
     * What the tour collects.
     * @minItems 1
     * @maxItems 3
     */
  material_type?: MaterialCode[];
  /**
     * Note of the dispatcher.
     * @maxLength 1000
     * @nullable
     */
  details?: string | null;
  /**
     * In the order they are driven.
     * @maxItems 500
     */
  stops?: TourStopInput[];
}

/**
 * When a tour began.
 */
export interface TourStartInput {
  recorded_at?: Timestamp;
}

/**
 * When a tour ended, and what its truck counted.
 */
export interface TourCompleteInput {
  recorded_at?: Timestamp;
  /**
     * Kilometres driven.
     * @minimum 0
     * @maximum 5000
     */
  km?: number;
  /**
     * Litres used.
     * @minimum 0
     * @maximum 5000
     */
  fuel?: number;
}

/**
 * Why a tour is called off.
 */
export interface TourCancelInput {
  /**
     * Note of the dispatcher; without it the former one stays.
     * @maxLength 1000
     */
  details?: string;
}

export interface TourEnvelope {
  tour: TourDetail;
}

/**
 * A container that a crew has emptied, or not.
 */
export interface RouteEventInput {
  key: RowKey;
  revision?: Revision;
  tour_id: Id;
  container_id: ContainerKey;
  recorded_at: Timestamp;
  level?: Percent;
  is_emptied: boolean;
  overflowing?: boolean;
  /**
     * Remark of the crew, or why it was skipped.
     * @maxLength 500
     * @nullable
     */
  comment?: string | null;
  /** Why it was not emptied. */
  reason?: SkipReason | null;
}

export type RouteEventsInputRowsItem = (RouteEventInput & {
  key: RowKey;
}) | ({
  key: RowKey;
  [key: string]: unknown;
 } & {
  key: RowKey;
});

/**
 * Up to 1,000 rows. What does not fit the first choice is rejected by itself.
 */
export interface RouteEventsInput {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  rows: RouteEventsInputRowsItem[];
}

/**
 * What a tour has tipped at a depot.
 */
export interface UnloadingInput {
  key: RowKey;
  revision?: Revision;
  tour_id: Id;
  recorded_at: Timestamp;
  location_name: RecordName;
  latitude: Latitude;
  longitude: Longitude;
  material_type: MaterialCode;
  /**
     * Cubic metres.
     * @minimum 0
     * @maximum 200
     */
  volume: number;
  /**
     * Metric tonnes.
     * @minimum 0
     * @maximum 60
     */
  weight: number;
}

export type UnloadingsInputRowsItem = (UnloadingInput & {
  key: RowKey;
}) | ({
  key: RowKey;
  [key: string]: unknown;
 } & {
  key: RowKey;
});

/**
 * Up to 1,000 rows. What does not fit the first choice is rejected by itself.
 */
export interface UnloadingsInput {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  rows: UnloadingsInputRowsItem[];
}

/**
 * The level of a container at a moment.
 */
export interface LevelInput {
  key: RowKey;
  revision?: Revision;
  container_id: ContainerKey;
  recorded_at: Timestamp;
  level: Percent;
  source: LevelSource;
}

export type LevelsInputRowsItem = (LevelInput & {
  key: RowKey;
}) | ({
  key: RowKey;
  [key: string]: unknown;
 } & {
  key: RowKey;
});

/**
 * Up to 1,000 rows. What does not fit the first choice is rejected by itself.
 */
export interface LevelsInput {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  rows: LevelsInputRowsItem[];
}

/**
 * Where a truck was at a moment.
 */
export interface PositionInput {
  key: RowKey;
  revision?: Revision;
  license_plate: LicensePlate;
  recorded_at: Timestamp;
  latitude: Latitude;
  longitude: Longitude;
}

export type PositionsInputRowsItem = (PositionInput & {
  key: RowKey;
}) | ({
  key: RowKey;
  [key: string]: unknown;
 } & {
  key: RowKey;
});

/**
 * Up to 1,000 rows. What does not fit the first choice is rejected by itself.
 */
export interface PositionsInput {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  rows: PositionsInputRowsItem[];
}

/**
 * What became of one row.
 */
export interface IngestRow {
  key: RowKey;
  status: RowStatus;
  /** Why it is rejected; paths as in `rows.3.level`. */
  errors?: FieldError[];
}

/**
 * What became of the rows of a call.
 */
export interface IngestResult {
  /** @minimum 0 */
  created: number;
  /** @minimum 0 */
  corrected: number;
  /** @minimum 0 */
  duplicate: number;
  /** @minimum 0 */
  rejected: number;
  rows: IngestRow[];
}

/**
 * Where a truck was last.
 */
export interface Position {
  license_plate: LicensePlate;
  recorded_at: Timestamp;
  latitude: Latitude;
  longitude: Longitude;
}

export interface PositionList {
  positions: Position[];
}

/**
 * A new truck.
 */
export interface TruckInput {
  license_plate: LicensePlate;
  name: RecordName;
  /**
     * Metric tonnes.
     * @maximum 60
     * @exclusiveMinimum 0
     */
  capacity: number;
  number_of_compartments: Compartments;
  default_disposition_area_id?: Id | null;
  available?: boolean;
}

/**
 * Changes to a truck; what is left out stays.
 */
export interface TruckPatch {
  name?: RecordName;
  /**
     * Metric tonnes.
     * @maximum 60
     * @exclusiveMinimum 0
     */
  capacity?: number;
  number_of_compartments?: Compartments;
  default_disposition_area_id?: Id | null;
  available?: boolean;
}

export interface TruckEnvelope {
  truck: Truck;
}

export interface TruckList {
  trucks: Truck[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * Names a dated entry.
 */
export interface AvailabilityKey {
  work_date: string;
  start_time: Time;
}

/**
 * A dated entry of a truck’s schedule.
 */
export interface TruckAvailability {
  work_date: string;
  start_time: Time;
  end_time: Time;
  /** False says "not available". */
  available: boolean;
  material_type_id: MaterialCode | null;
  disposition_area_id: Id | null;
  /** The driver of this shift. An entry of that driver spans it. */
  driver_id?: DriverKey | null;
}

/**
 * A dated entry to be stored.
 */
export interface TruckAvailabilityInput {
  work_date: string;
  start_time: Time;
  end_time: Time;
  available?: boolean;
  material_type_id?: MaterialCode | null;
  disposition_area_id?: Id | null;
  /**
     * The driver of this shift; null for none, and left out, the one of the entry that this one replaces. Unless an entry of the driver spans the shift,
     * an entry with its times replaces those that it overlaps, in the same transaction.
     */
  driver_id?: DriverKey | null;
  /** Start time of the entry of that day which this one replaces. */
  original_start_time?: Time | null;
}

export interface TruckAvailabilityEnvelope {
  availability: TruckAvailability;
  /** Start time of the replaced entry; null if it is new. */
  original_start_time: Time | null;
}

/**
 * A truck’s usual hours on one weekday.
 */
export interface TruckDefaultAvailability {
  day_of_week: WeekDay;
  start_time: Time;
  end_time: Time;
  material_type_id: MaterialCode | null;
  disposition_area_id: Id | null;
}

/**
 * A truck’s usual hours on one weekday, to be stored.
 */
export interface TruckDefaultAvailabilityInput {
  day_of_week: WeekDay;
  start_time: Time;
  end_time: Time;
  /** False clears the weekday. */
  available?: boolean;
  material_type_id?: MaterialCode | null;
  disposition_area_id?: Id | null;
}

/**
 * The whole default week of a truck.
 */
export interface TruckDefaultAvailabilitiesInput {
  /**
     * @minItems 1
     * @maxItems 7
     */
  availabilities: TruckDefaultAvailabilityInput[];
}

export interface TruckDefaultAvailabilitiesEnvelope {
  /** @maxItems 7 */
  default_availabilities: TruckDefaultAvailability[];
}

export interface TruckScheduleEnvelope {
  availabilities: TruckAvailability[];
  /** @maxItems 7 */
  default_schedule: TruckDefaultAvailability[];
}

/**
 * One truck’s dated entries and default week.
 */
export interface TruckAvailabilities {
  license_plate: LicensePlate;
  availabilities: TruckAvailability[];
  /** @maxItems 7 */
  default_schedule: TruckDefaultAvailability[];
  /** For somebody limited to areas: days of which the truck has a dated entry that the caller does not see, so that its default does not hold. */
  taken_days?: string[];
}

export interface TruckAvailabilitiesList {
  availabilities: TruckAvailabilities[];
}

/**
 * Days whose plan of shifts is finished.
 */
export interface FinishedDays {
  /** @maxItems 92 */
  finished_days: string[];
}

/**
 * A person who drives trucks, keyed by the operator’s own id.
 */
export interface Driver {
  id: Id;
  driver_id: DriverKey;
  name: string;
  /** A number that is not among the phones is added to them. */
  phone: PhoneNumber | null;
  default_disposition_area_id: Id | null;
  available: boolean;
  updated_at: Timestamp;
}

/**
 * A new driver.
 */
export interface DriverInput {
  customer_id?: Id;
  driver_id: DriverKey;
  name: RecordName;
  /** A number that is not among the phones is added to them. */
  phone?: PhoneNumber | null;
  default_disposition_area_id?: Id | null;
  available?: boolean;
}

/**
 * Changes to a driver; what is left out stays.
 */
export interface DriverPatch {
  customer_id?: Id;
  driver_id?: DriverKey;
  name?: RecordName;
  /** A number that is not among the phones is added to them. */
  phone?: PhoneNumber | null;
  default_disposition_area_id?: Id | null;
  available?: boolean;
}

export interface DriverEnvelope {
  driver: Driver;
}

export interface DriverList {
  drivers: Driver[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * A dated entry of a driver’s schedule.
 */
export interface DriverAvailability {
  work_date: string;
  start_time: Time;
  end_time: Time;
  /** False says "I will not be available". */
  available: boolean;
  /** The truck whose shift has this driver then; in lists. */
  license_plate?: LicensePlate | null;
  /** Whether a truck’s shift has this driver then, also a truck that the caller does not see; in lists. */
  has_truck?: boolean;
}

/**
 * A dated entry to be stored.
 */
export interface DriverAvailabilityInput {
  work_date: string;
  start_time: Time;
  end_time: Time;
  available?: boolean;
  /** Start time of the entry of that day which this one replaces. */
  original_start_time?: Time | null;
}

export interface DriverAvailabilityEnvelope {
  availability: DriverAvailability;
  /** Start time of the replaced entry; null if it is new. */
  original_start_time?: Time | null;
}

/**
 * A driver’s usual hours on one weekday.
 */
export interface DriverDefaultAvailability {
  day_of_week: WeekDay;
  start_time: Time;
  end_time: Time;
}

/**
 * A driver’s usual hours on one weekday, to be stored.
 */
export interface DriverDefaultAvailabilityEntryInput {
  day_of_week: WeekDay;
  start_time: Time;
  end_time: Time;
  /** False clears the weekday. */
  available?: boolean;
}

/**
 * The whole default week of a driver.
 */
export interface DriverDefaultAvailabilityInput {
  /**
     * @minItems 1
     * @maxItems 7
     */
  availabilities: DriverDefaultAvailabilityEntryInput[];
}

export interface DriverDefaultAvailabilityEnvelope {
  /** @maxItems 7 */
  default_availability: DriverDefaultAvailability[];
}

export interface DriverScheduleEnvelope {
  availabilities: DriverAvailability[];
  /** @maxItems 7 */
  default_schedule: DriverDefaultAvailability[];
}

/**
 * One driver’s dated entries and default week.
 */
export interface DriverAvailabilities {
  id: Id;
  driver_id: DriverKey;
  availabilities: DriverAvailability[];
  /** @maxItems 7 */
  default_schedule: DriverDefaultAvailability[];
}

export interface DriverAvailabilitiesList {
  availabilities: DriverAvailabilities[];
}

/**
 * When a container may not be emptied.
 */
export interface ContainerConstraint {
  /**
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
  start_time: Time;
  end_time: Time;
  week_day: WeekDay;
}

/**
 * A container for glass.
 */
export interface Bin {
  id: Id;
  container_id: ContainerKey;
  /** Null while it is at no location. */
  location_id: LocationKey | null;
  /**
     * Name of the location.
     * @nullable
     */
  location_name: string | null;
  /** Of its location. */
  latitude?: Latitude | null;
  /** Of its location. */
  longitude?: Longitude | null;
  material_type: MaterialCode;
  construction_type: ConstructionTypeKey;
  active: boolean;
  /** @maxItems 20 */
  constraints: ContainerConstraint[];
  /** Last known level, 0 after emptying. */
  last_level: Percent | null;
  last_recorded_at: Timestamp | null;
  last_emptied_at: Timestamp | null;
  /** When it is expected to be full, or since when it is; see `listForecasts`. */
  full_at?: Timestamp | null;
  /** Where the last known level comes from; null without one. */
  level_source?: LevelSource | null;
  /** Whether its sensor can be trusted; null without one. */
  sensor_trust?: SensorTrust | null;
  /**
     * Error of its sensor: mean distance in points of its last reading, at most a day before, from the level that the crew found, over the newest 10 emptyings; null without any.
     * @minimum 0
     * @nullable
     */
  sensor_error?: number | null;
  updated_at: Timestamp;
}

/**
 * A new container.
 */
export interface BinInput {
  container_id: ContainerKey;
  location_id?: LocationKey | null;
  material_type: MaterialCode;
  construction_type: ConstructionTypeKey;
  active?: boolean;
  /** @maxItems 20 */
  constraints?: ContainerConstraint[];
}

/**
 * Changes to a container; what is left out stays.
 */
export interface BinPatch {
  container_id?: ContainerKey;
  location_id?: LocationKey | null;
  material_type?: MaterialCode;
  construction_type?: ConstructionTypeKey;
  active?: boolean;
  /** @maxItems 20 */
  constraints?: ContainerConstraint[];
}

export interface BinEnvelope {
  bin: Bin;
}

export interface BinList {
  bins: Bin[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * `least_km`: only what is full by the end of the day; `no_overflow`: whatever is full within four days as well; `balanced`: what is half full and full within two weeks, where it is on the way.
 */
export type TourGoal = typeof TourGoal[keyof typeof TourGoal];


export const TourGoal = {
  least_km: 'least_km',
  balanced: 'balanced',
  no_overflow: 'no_overflow',
} as const;

/**
 * Where a proposal stands. `infeasible` without any pair of truck and driver, or when nothing can be emptied.
 */
export type ProposalState = typeof ProposalState[keyof typeof ProposalState];


export const ProposalState = {
  running: 'running',
  done: 'done',
  failed: 'failed',
  infeasible: 'infeasible',
  cancelled: 'cancelled',
  committed: 'committed',
} as const;

/**
 * Why an urgent container is left out.
 */
export type LeftOutReason = typeof LeftOutReason[keyof typeof LeftOutReason];


export const LeftOutReason = {
  no_shift_in_area: 'no_shift_in_area',
  no_truck_for_material: 'no_truck_for_material',
  closed: 'closed',
  trucks_full: 'trucks_full',
  no_time_left: 'no_time_left',
  banned: 'banned',
} as const;

/**
 * Locations whose containers are emptied in any case, if a truck can.
 * @maxItems 500
 */
export type PinnedLocations = LocationKey[];

/**
 * Locations where no tour stops on that day.
 * @maxItems 500
 */
export type BannedLocations = LocationKey[];

/**
 * What to plan.
 */
export interface TourProposalInput {
  date: string;
  /**
     * One alternative for each; all unless said.
     * @minItems 1
     * @maxItems 3
     */
  goals?: TourGoal[];
  pinned_location_ids?: PinnedLocations;
  banned_location_ids?: BannedLocations;
}

/**
 * A pair's tour as a person wants it.
 */
export interface ArrangedTour {
  license_plate: LicensePlate;
  /**
     * In the order they are emptied.
     * @maxItems 1000
     */
  container_ids: ContainerKey[];
}

/**
 * All tours of the day. Each pair and each container stands once.
 * @maxItems 200
 */
export type ArrangedTours = ArrangedTour[];

/**
 * An alternative as it is arranged by hand.
 */
export interface TourArrangement {
  goal: TourGoal;
  tours: ArrangedTours;
  pinned_location_ids?: PinnedLocations;
  banned_location_ids?: BannedLocations;
}

/**
 * The alternative to make tours of, as it was proposed or as it was arranged.
 */
export interface TourProposalChoice {
  goal: TourGoal;
  tours?: ArrangedTours;
  pinned_location_ids?: PinnedLocations;
  banned_location_ids?: BannedLocations;
  /** Whether arranged tours are planned though they have conflicts. */
  accept_conflicts?: boolean;
}

/**
 * The truck has no room for the container; the container cannot be emptied at that time; the tour ends after its shift; the shift is for another area, or does not collect the material; the truck has to unload more often than it can.
 */
export type TourConflictKind = typeof TourConflictKind[keyof typeof TourConflictKind];


export const TourConflictKind = {
  truck_full: 'truck_full',
  closed: 'closed',
  past_shift: 'past_shift',
  wrong_area: 'wrong_area',
  wrong_material: 'wrong_material',
  too_many_trips: 'too_many_trips',
} as const;

/**
 * What is wrong with a tour.
 */
export interface TourConflict {
  kind: TourConflictKind;
  /** null if it is about the whole tour. */
  container_id: ContainerKey | null;
}

/**
 * What is expected in a container.
 */
export interface ProposedLevel {
  material_type: MaterialCode;
  /** Null where nothing was ever found. */
  level: Percent | null;
}

/**
 * A location with the containers to empty there.
 */
export interface ProposedStop {
  location_id: LocationKey;
  location_name: string;
  latitude: Latitude;
  longitude: Longitude;
  planned_at: Timestamp;
  container_ids: ContainerKey[];
  /** What is expected in these containers at noon of that day, in the same order. Missing in proposals of an earlier version. */
  levels?: ProposedLevel[];
}

/**
 * A tour of a pair of truck and driver.
 */
export interface ProposedTour {
  /** The tour of that day whose stops are added to; null for a new one. */
  tour_id: Id | null;
  license_plate: LicensePlate;
  driver_id: DriverKey;
  disposition_area_id: Id | null;
  material_type: MaterialCode[];
  ends_at: Timestamp;
  /** @minimum 0 */
  km: number;
  /**
     * From the begin of the shift to the return.
     * @minimum 0
     */
  hours: number;
  /** @minimum 0 */
  lifts: number;
  /** @minimum 0 */
  tonnes: number;
  /** In the order they are driven. */
  stops: ProposedStop[];
  /** When the truck is emptied. */
  unloadings: Timestamp[];
  /** None unless it was arranged by hand. */
  conflicts: TourConflict[];
}

/**
 * An urgent container that no tour empties.
 */
export interface LeftOutContainer {
  container_id: ContainerKey;
  location_id: LocationKey;
  material_type: MaterialCode;
  disposition_area_id: Id | null;
  reason: LeftOutReason;
}

/**
 * A truck and its driver.
 */
export interface IdlePair {
  license_plate: LicensePlate;
  driver_id: DriverKey;
}

/**
 * Tours for a goal, and what they come to.
 */
export interface TourAlternative {
  goal: TourGoal;
  /** @minimum 0 */
  km: number;
  /** @minimum 0 */
  hours: number;
  /** @minimum 0 */
  lifts: number;
  /** @minimum 0 */
  tonnes: number;
  /**
     * Mean level in percent of the containers that are emptied.
     * @nullable
     */
  fill: number | null;
  /**
     * Containers not emptied that may be full by the end of the next day.
     * @minimum 0
     */
  overflow_risk: number;
  tours: ProposedTour[];
  /** Pairs of the day that have no tour in it. */
  idle_pairs: IdlePair[];
  left_out: LeftOutContainer[];
  /** As it was asked for. */
  pinned_location_ids: LocationKey[];
  /** As it was asked for. */
  banned_location_ids: LocationKey[];
}

export interface TourAlternativeEnvelope {
  tour_alternative: TourAlternative;
}

/**
 * Tours proposed for a day.
 */
export interface TourProposal {
  id: Id;
  date: string;
  state: ProposalState;
  progress: Percent;
  alternatives: TourAlternative[];
  /** Tours made of it. */
  tour_ids: Id[];
  created_at: Timestamp;
  /** Shifts and containers of its tours that are not any more as they were, as the 409 of the commit names them. Of one proposal, while it is done. */
  changes?: FieldError[];
}

export interface TourProposalEnvelope {
  tour_proposal: TourProposal;
}

/**
 * Another pair of truck and driver that is free that day, the tours of others that still have hours and load to spare, or pairs that are free on the next day that has one.
 */
export type DisruptionOptionKind = typeof DisruptionOptionKind[keyof typeof DisruptionOptionKind];


export const DisruptionOptionKind = {
  another_pair: 'another_pair',
  split: 'split',
  tomorrow: 'tomorrow',
} as const;

/**
 * Who or what drops out.
 */
export interface DisruptionInput {
  date: string;
  license_plate?: LicensePlate;
  driver_id?: DriverKey;
}

/**
 * The option to apply.
 */
export interface DisruptionChoice {
  option: DisruptionOptionKind;
}

/**
 * A tour that is left without its truck or driver.
 */
export interface DisruptedTour {
  id: Id;
  route_name: string;
  status: TourStatus;
  license_plate: LicensePlate;
  driver_id: DriverKey | null;
  /**
     * Stops that were not visited.
     * @minimum 0
     */
  stops_left: number;
}

/**
 * A container at such a stop that is expected to be full before the next chance.
 */
export interface DisruptedContainer {
  container_id: ContainerKey;
  location_id: LocationKey;
  location_name: string;
  material_type: MaterialCode;
  /** Expected now. */
  level: Percent | null;
  full_at: Timestamp;
  /** When the first shift after that day begins whose truck takes its material in its area; null if there is none in 14 days. */
  next_chance: Timestamp | null;
}

/**
 * What can be done, and what it costs.
 */
export interface DisruptionOption {
  option: DisruptionOptionKind;
  /**
     * Driven for it, besides what is driven anyway.
     * @minimum 0
     */
  km: number;
  /**
     * Worked for it, besides what is worked anyway.
     * @minimum 0
     */
  hours: number;
  /**
     * Containers of the disrupted tours that are emptied.
     * @minimum 0
     */
  lifts: number;
  /**
     * Of all containers of the disrupted tours those that are full before they are emptied.
     * @minimum 0
     */
  overflows: number;
  /** None if no pair or tour can take over. */
  tours: ProposedTour[];
  left_out: LeftOutContainer[];
}

/**
 * Whether an option of it was applied.
 */
export type DisruptionState = typeof DisruptionState[keyof typeof DisruptionState];


export const DisruptionState = {
  open: 'open',
  applied: 'applied',
} as const;

/**
 * A truck or driver who drops out on a day.
 */
export interface Disruption {
  id: Id;
  date: string;
  license_plate: LicensePlate | null;
  driver_id: DriverKey | null;
  /** Whether an option of it was applied. */
  state: DisruptionState;
  tours: DisruptedTour[];
  /** The first to be full first. */
  containers: DisruptedContainer[];
  /**
     * All containers that the tours have not emptied.
     * @minimum 0
     */
  containers_left: number;
  options: DisruptionOption[];
  /** The one that was applied. */
  option: DisruptionOptionKind | null;
  /** Tours made or changed by it. */
  tour_ids: Id[];
  created_at: Timestamp;
}

export interface DisruptionEnvelope {
  disruption: Disruption;
}

/**
 * The day by whose end a container is full, in the customer's time zone; `today` also when it is full already or somebody reported it full since it was emptied. `unknown` without any level.
 */
export type Urgency = typeof Urgency[keyof typeof Urgency];


export const Urgency = {
  today: 'today',
  tomorrow: 'tomorrow',
  in_2_days: 'in_2_days',
  in_7_days: 'in_7_days',
  later: 'later',
  unknown: 'unknown',
} as const;

/**
 * How far a forecast can be trusted.
 */
export type Confidence = typeof Confidence[keyof typeof Confidence];


export const Confidence = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;

/**
 * Why it can or cannot be trusted: fills evenly or unevenly over `emptyings`, too few of them, nothing from the sensor since `last_recorded_at` though it reports more often, or no level at all.
 */
export type ForecastReason = typeof ForecastReason[keyof typeof ForecastReason];


export const ForecastReason = {
  steady: 'steady',
  unsteady: 'unsteady',
  few_emptyings: 'few_emptyings',
  sensor_silent: 'sensor_silent',
  no_level: 'no_level',
} as const;

/**
 * When a container is expected to be full. Each moment has the bounds between which it is with 80 %; null is in more than two years, or without any level.
 */
export interface Forecast {
  id: Id;
  container_id: ContainerKey;
  location_id: LocationKey | null;
  /** @nullable */
  location_name: string | null;
  latitude: Latitude | null;
  longitude: Longitude | null;
  disposition_area_id: Id | null;
  material_type: MaterialCode;
  construction_type: ConstructionTypeKey;
  active: boolean;
  last_level: Percent | null;
  last_recorded_at: Timestamp | null;
  last_emptied_at: Timestamp | null;
  /** Level expected at this moment, at most 100 unless more was found. */
  level_now: Percent | null;
  /**
     * Percent a usual day.
     * @minimum 0
     * @nullable
     */
  rate: number | null;
  /**
     * Emptyings that the rate is known from; at most the newest 24.
     * @minimum 0
     */
  emptyings: number;
  /** When it reaches 80 %; of a container past that, when it did, on a straight line between the two readings around it. */
  nearly_full_at: Timestamp | null;
  nearly_full_at_low: Timestamp | null;
  nearly_full_at_high: Timestamp | null;
  /** When it reaches 100 %, or when it did. */
  full_at: Timestamp | null;
  full_at_low: Timestamp | null;
  full_at_high: Timestamp | null;
  confidence: Confidence;
  reason: ForecastReason;
  /**
     * Open notifications at its location about its material.
     * @minimum 0
     */
  open_complaints: number;
  /**
     * Day of the next tour, planned or under way, that is to empty it; null without one.
     * @nullable
     */
  planned_on: string | null;
  urgency: Urgency;
}

export interface ForecastList {
  forecasts: Forecast[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * How many containers take each colour; a combined one counts for both.
 */
export interface ContainerSite {
  /** @minimum 0 */
  white: number;
  /** @minimum 0 */
  green: number;
  /** @minimum 0 */
  brown: number;
}

/**
 * A site where containers stand.
 */
export interface Location {
  id: Id;
  location_id: LocationKey;
  location_name: string;
  city: string;
  street: string;
  latitude: Latitude;
  longitude: Longitude;
  disposition_area_id: Id | null;
  location_type: LocationType;
  is_active: boolean;
  containers: Bin[];
  container_site: ContainerSite;
  updated_at: Timestamp;
}

/**
 * A site as it is to be stored.
 */
export interface LocationInput {
  location_id: LocationKey;
  location_name: LocationName;
  city: City;
  street: Street;
  latitude: Latitude;
  longitude: Longitude;
  disposition_area_id?: Id | null;
  location_type: LocationType;
  is_active: boolean;
}

export interface LocationEnvelope {
  location: Location;
}

export interface LocationList {
  locations: Location[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * How full the containers of a site are, for the map.
 */
export interface LocationLevels {
  id: Id;
  location_id: LocationKey;
  location_name: string;
  latitude: Latitude;
  longitude: Longitude;
  disposition_area_id?: Id | null;
  /**
     * Containers under 50 percent.
     * @minimum 0
     */
  empty: number;
  /**
     * Containers from 50 to under 80 percent.
     * @minimum 0
     */
  ok: number;
  /**
     * Containers from 80 to 100 percent.
     * @minimum 0
     */
  full: number;
  /**
     * Containers above 100 percent.
     * @minimum 0
     */
  overfull: number;
  max_level: Percent | null;
}

export interface LocationLevelsList {
  levels: LocationLevels[];
}

export type DistanceMode = typeof DistanceMode[keyof typeof DistanceMode];


export const DistanceMode = {
  estimate: 'estimate',
  route: 'route',
} as const;

/**
 * How far it is from one location to another.
 */
export interface Distance {
  from: LocationKey;
  to: LocationKey;
  /**
     * Metres.
     * @minimum 0
     */
  distance_m: number;
  mode: DistanceMode;
}

export interface DistanceMatrixEnvelope {
  distance_matrix: Distance[];
}

/**
 * Coordinates (with a radius), or street (with city); neither is 422.
 */
export interface FindNearbyInput {
  latitude?: Latitude;
  longitude?: Longitude;
  /**
     * Metres.
     * @maximum 50000
     * @exclusiveMinimum 0
     */
  radius_m?: number;
  /**
     * @minLength 1
     * @maxLength 160
     */
  street?: string;
  /** @maxLength 120 */
  city?: string;
  /**
     * @minimum 1
     * @maximum 100
     */
  limit?: number;
}

/**
 * A location and how far away it is.
 */
export interface NearbyLocation {
  location: Location;
  /**
     * Metres, as the crow flies.
     * @minimum 0
     */
  distance_m: number;
}

export interface NearbyLocationList {
  locations: NearbyLocation[];
}

export interface SetupState {
  needed: boolean;
}

/**
 * Whether there is one at least, of people besides the administrator.
 */
export interface SetupSteps {
  locations: boolean;
  bins: boolean;
  trucks: boolean;
  drivers: boolean;
  schedules: boolean;
  people: boolean;
}

/**
 * The first customer and its administrator.
 */
export interface SetupInput {
  token: SessionToken;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$
     */
  customer_name: string;
  time_zone: TimeZone;
  /**
     * @minItems 1
     * @maxItems 50
     */
  disposition_areas: AreaName[];
  /** The administrator's. */
  name: UserName;
  email: Email;
  new_password: NewPassword;
  locale?: Language;
}

/**
 * A telephone number that a driver may be given.
 */
export interface Phone {
  id: Id;
  number: PhoneNumber;
  /** Empty for a number that was added with a driver. */
  label: string;
  /** Who has it. */
  driver_id: DriverKey | null;
}

export interface PhoneList {
  phones: Phone[];
  total_routes: Total;
}

/**
 * A list whose views are kept.
 */
export type ViewedList = typeof ViewedList[keyof typeof ViewedList];


export const ViewedList = {
  bins: 'bins',
  complaints: 'complaints',
  drivers: 'drivers',
  locations: 'locations',
  tours: 'tours',
  trucks: 'trucks',
} as const;

/**
 * Parameters of the list, as in its URL: filters, search text and sort.
 * @maxLength 2000
 */
export type ViewQuery = string;

/**
 * @minLength 1
 * @maxLength 60
 */
export type ViewName = string;

/**
 * Shown columns in their order; null leaves them to each person.
 */
export type ViewColumns = string[] | null;

/**
 * Filters, sort and columns of a list under a name.
 */
export interface View {
  id: Id;
  name: ViewName;
  list: ViewedList;
  query: ViewQuery;
  columns: ViewColumns;
  /** For all users of the customer, not for the caller alone. */
  shared: boolean;
  updated_at: Timestamp;
}

/**
 * A new view.
 */
export interface ViewInput {
  name: ViewName;
  list: ViewedList;
  query: ViewQuery;
  columns?: ViewColumns;
  shared?: boolean;
}

/**
 * Changes to a view; what is left out stays.
 */
export interface ViewPatch {
  name?: ViewName;
  query?: ViewQuery;
  columns?: ViewColumns;
  shared?: boolean;
}

export interface ViewEnvelope {
  view: View;
}

export interface ViewList {
  views: View[];
  total_routes: Total;
}

export interface ViewCounts {
  /**
     * One for each query.
     * @items.minimum 0
     */
  counts: (number | null)[];
}

/**
 * What was changed.
 */
export type HistoryKind = typeof HistoryKind[keyof typeof HistoryKind];


export const HistoryKind = {
  areas: 'areas',
  bins: 'bins',
  complaints: 'complaints',
  customers: 'customers',
  driver_default_shifts: 'driver_default_shifts',
  driver_shifts: 'driver_shifts',
  drivers: 'drivers',
  finished_days: 'finished_days',
  locations: 'locations',
  phones: 'phones',
  tokens: 'tokens',
  tours: 'tours',
  truck_default_shifts: 'truck_default_shifts',
  truck_shifts: 'truck_shifts',
  trucks: 'trucks',
  users: 'users',
  views: 'views',
} as const;

/**
 * Kinds of records that show their history.
 */
export type RecordKind = typeof RecordKind[keyof typeof RecordKind];


export const RecordKind = {
  areas: 'areas',
  bins: 'bins',
  complaints: 'complaints',
  drivers: 'drivers',
  locations: 'locations',
  tokens: 'tokens',
  tours: 'tours',
  trucks: 'trucks',
  users: 'users',
} as const;

/**
 * What was done; `forgotten` are the personal data of a deleted driver or a deactivated user.
 */
export type HistoryAction = typeof HistoryAction[keyof typeof HistoryAction];


export const HistoryAction = {
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  forgotten: 'forgotten',
} as const;

/**
 * Where a change came from. `citizen` is a report by a label, `driver` the driver's page, `cli` the command line of the server, `server` the server itself.
 */
export type HistorySource = typeof HistorySource[keyof typeof HistorySource];


export const HistorySource = {
  screen: 'screen',
  import: 'import',
  token: 'token',
  citizen: 'citizen',
  driver: 'driver',
  cli: 'cli',
  server: 'server',
} as const;

/**
 * @nullable
 */
export type FieldValue = string | number | boolean | unknown[] | { [key: string]: unknown } | null;

/**
 * One field before and after; null is no value.
 */
export interface FieldChange {
  /** The name of the field in the contract. */
  field: string;
  before: FieldValue | null;
  after: FieldValue | null;
}

/**
 * One change of one record.
 */
export interface HistoryEntry {
  id: Id;
  at: Timestamp;
  /** The user; null for no user. */
  actor_id: Id | null;
  /**
     * The name of the user at that time.
     * @nullable
     */
  actor: string | null;
  source: HistorySource;
  action: HistoryAction;
  kind: HistoryKind;
  /** The key in the URL of the record, of shifts that of the truck or driver. */
  record_key: string;
  /** The name of the record at that time, of shifts with their start. */
  record: string;
  /**
     * The day of a shift or a finished day.
     * @nullable
     */
  work_date: string | null;
  /** The weekday of a default shift. */
  day_of_week: WeekDay | null;
  /** The fields that differ: after a creation or a restoration all that have a value, before a deletion likewise. */
  changes: FieldChange[];
}

export interface HistoryList {
  history: HistoryEntry[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * What is imported.
 */
export type ImportKind = typeof ImportKind[keyof typeof ImportKind];


export const ImportKind = {
  locations: 'locations',
  bins: 'bins',
  trucks: 'trucks',
  drivers: 'drivers',
  tours: 'tours',
} as const;

/**
 * What becomes of a row.
 */
export type ImportStatus = typeof ImportStatus[keyof typeof ImportStatus];


export const ImportStatus = {
  created: 'created',
  changed: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
} as const;

/**
 * Fields by name.
 */
export type ImportInputRowsItem = { [key: string]: unknown };

/**
 * Rows of one kind of record.
 */
export interface ImportInput {
  kind: ImportKind;
  /**
     * Where the rows are from.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /** Say what would happen and write nothing. */
  dry_run?: boolean;
  /**
     * A name that the caller chooses, under which the event stream says how far the import is.
     * @pattern ^[0-9A-Za-z-]{8,64}$
     */
  run?: string;
  /**
     * @minItems 1
     * @maxItems 20000
     */
  rows: ImportInputRowsItem[];
}

/**
 * How far an import that runs is, the data of an event `progress` of the stream. Nothing of it counts before the response.
 */
export interface ImportProgress {
  /** As in the call. */
  run: string;
  /**
     * Rows written.
     * @minimum 0
     */
  done: number;
  /**
     * Rows to be written.
     * @minimum 0
     */
  total: number;
}

/**
 * A field that differs.
 */
export interface ImportChange {
  field: string;
  /** Its value before; null for none. */
  before: unknown;
  /** Its value after; null for none. */
  after: unknown;
}

/**
 * A location that may be the same.
 */
export interface ImportNear {
  location_id: LocationKey;
  /**
     * Metres.
     * @minimum 0
     * @maximum 50
     */
  distance: number;
}

/**
 * What becomes of a row.
 */
export interface ImportRow {
  /**
     * Its place among the rows sent, from 0.
     * @minimum 0
     */
  row: number;
  /**
     * The operator's key of the record; null where the row has none.
     * @nullable
     */
  key: string | null;
  status: ImportStatus;
  /** Of a changed row the fields that differ. */
  changes?: ImportChange[];
  /** Why it is refused; paths as in `rows.3.capacity`. */
  errors?: FieldError[];
  near?: ImportNear;
}

/**
 * An import that was applied.
 */
export interface Import {
  id: Id;
  at: Timestamp;
  /**
     * The name of the user or token at that time.
     * @nullable
     */
  actor: string | null;
  kind: ImportKind;
  name: string;
  /** @minimum 0 */
  created: number;
  /** @minimum 0 */
  changed: number;
  /** @minimum 0 */
  unchanged: number;
  /** @minimum 0 */
  refused: number;
  /** When it was taken back. */
  undone_at: Timestamp | null;
}

export interface ImportEnvelope {
  import: Import;
}

export interface ImportList {
  imports: Import[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * What becomes of the rows of an import. Rows that leave their record unchanged are counted, not listed.
 */
export interface ImportResult {
  /** Null of a dry run. */
  import: Import | null;
  /** @minimum 0 */
  created: number;
  /** @minimum 0 */
  changed: number;
  /** @minimum 0 */
  unchanged: number;
  /** @minimum 0 */
  refused: number;
  rows: ImportRow[];
}

/**
 * A location in short.
 */
export interface LocationRef {
  id: Id;
  location_id: LocationKey;
  location_name: string;
  city: string;
  street: string;
  latitude: Latitude;
  longitude: Longitude;
  disposition_area_id: Id | null;
}

/**
 * Open while one of its notifications is; `planned` when a tour that collects the material has the location as a stop ahead.
 */
export type ComplaintCaseState = typeof ComplaintCaseState[keyof typeof ComplaintCaseState];


export const ComplaintCaseState = {
  open: 'open',
  planned: 'planned',
  closed: 'closed',
} as const;

/**
 * A tour that is going to empty what was reported.
 */
export interface ComplaintTour {
  id: Id;
  route_name: string;
  date: string;
}

/**
 * What kept a crew from emptying.
 */
export interface ComplaintObstacle {
  recorded_at: Timestamp;
  /** Remark of the crew; empty where there is only a reason. */
  comment: string;
  reason?: SkipReason | null;
  /** The route event whose photo shows it. */
  photo_of?: Id | null;
}

/**
 * The trouble that a notification is about. Notifications of one material are one case when they come within 48 hours of each other from within 50 m, until a tour has emptied the container; one that comes within 24 hours after that opens the case again.
 */
export interface ComplaintCase {
  /**
     * Number of the case.
     * @minimum 1
     */
  id: number;
  /**
     * Notifications that belong to it.
     * @minimum 1
     */
  reports: number;
  /** Open while one of its notifications is; `planned` when a tour that collects the material has the location as a stop ahead. */
  state: ComplaintCaseState;
  /** Whether it was emptied or closed before and has been reported again. */
  reopened: boolean;
  since: Timestamp;
  /** By when the first open notification is to be closed, by the working hours and public holidays of the customer; null when none is open. */
  due_at: Timestamp | null;
  /** The next tour that empties it. */
  planned: ComplaintTour | null;
  /** Why it was not emptied the last time, since it was reported. */
  obstacle: ComplaintObstacle | null;
}

/**
 * How full a citizen found a container; `broken_glass` lies beside it.
 */
export type ReportedFullness = typeof ReportedFullness[keyof typeof ReportedFullness];


export const ReportedFullness = {
  almost_full: 'almost_full',
  full: 'full',
  overflowing: 'overflowing',
  broken_glass: 'broken_glass',
} as const;

/**
 * What a citizen is told: that the report has arrived, on which day a tour comes, or that a crew could not empty the container.
 */
export type AnswerKind = typeof AnswerKind[keyof typeof AnswerKind];


export const AnswerKind = {
  received: 'received',
  planned: 'planned',
  obstructed: 'obstructed',
} as const;

/**
 * What a citizen said.
 */
export interface ComplaintReport {
  fullness: ReportedFullness;
  /** @nullable */
  note: string | null;
  /** Whether there is a photo. */
  photo: boolean;
  locale: Language;
  /** What the citizen was told last. */
  answer: AnswerKind | null;
  answered_at: Timestamp | null;
}

/**
 * A citizen notification. City, street and name are those of its location.
 */
export interface Complaint {
  id: Id;
  /** Null if the location is gone. */
  location_id: LocationKey | null;
  /** @nullable */
  city: string | null;
  /** @nullable */
  street: string | null;
  /** @nullable */
  location_name: string | null;
  location: LocationRef | null;
  material_type: MaterialCode;
  channel: ComplaintChannel;
  reported_fill_level: FillLevel;
  /** Level found when it was emptied; null until then. */
  emptied_fill_level: FillLevel | null;
  status: ComplaintStatus;
  created_at: Timestamp;
  closed_at: Timestamp | null;
  updated_at: Timestamp;
  case: ComplaintCase;
  /** What a citizen said who reported it by the label; null of others. */
  report?: ComplaintReport | null;
}

export interface AnswerText {
  locale: Language;
  /**
     * How many get it.
     * @minimum 1
     */
  citizens: number;
  text: string;
}

export interface ComplaintAnswer {
  answer: AnswerKind;
  /** One for each language. */
  texts: AnswerText[];
}

export interface ComplaintAnswers {
  answers: ComplaintAnswer[];
}

export interface ComplaintAnswerInput {
  answer: AnswerKind;
}

export interface ComplaintAnswered {
  /**
     * How many were written to; 0 when everybody has been told this already.
     * @minimum 0
     */
  citizens: number;
}

export interface ComplaintPhoto {
  /** A `data:` URL with the type that the bytes say. */
  photo: string;
}

/**
 * A new citizen notification.
 */
export interface ComplaintInput {
  /** Needed; without it 422 'Location ID is required for all complaints'. */
  location_id?: LocationKey | null;
  material_type: MaterialCode;
  channel?: ComplaintChannel;
  reported_fill_level: FillLevel;
}

/**
 * One or more new citizen notifications.
 * @minItems 1
 * @maxItems 100
 */
export type ComplaintsInput = ComplaintInput[];

/**
 * Changes to a citizen notification; what is left out stays.
 */
export interface ComplaintPatch {
  status?: ComplaintStatus;
  location_id?: LocationKey;
  material_type?: MaterialCode;
  reported_fill_level?: FillLevel;
  emptied_fill_level?: FillLevel | null;
}

/**
 * What was closed in an area.
 */
export interface ClosingArea {
  /**
     * Null for locations without an area.
     * @nullable
     */
  disposition_area_id: number | null;
  /**
     * How many were closed.
     * @minimum 0
     */
  closed: number;
  /**
     * Median of the working hours until then; null where none was closed.
     * @minimum 0
     * @nullable
     */
  median_hours: number | null;
  /**
     * How many of them after they were due.
     * @minimum 0
     */
  late: number;
}

/**
 * What was closed in a month, in all areas and in each.
 */
export interface ClosingMonth {
  /** Its first day. */
  month: string;
  /**
     * How many were closed.
     * @minimum 0
     */
  closed: number;
  /**
     * Median of the working hours until then; null where none was closed.
     * @minimum 0
     * @nullable
     */
  median_hours: number | null;
  /**
     * How many of them after they were due.
     * @minimum 0
     */
  late: number;
  /** Those in which one was closed. */
  areas: ClosingArea[];
}

export interface ClosingTimes {
  months: ClosingMonth[];
  working_hours: WorkingHours;
  /** The state of the customer for `If-Match`, with which the working hours are changed. */
  updated_at?: Timestamp;
}

export interface ComplaintEnvelope {
  complaint: Complaint;
}

export interface ComplaintsEnvelope {
  complaints: Complaint[];
}

export interface ComplaintList {
  complaints: Complaint[];
  total_routes: Total;
  facets?: Facets;
}

/**
 * Code on the label of a location: digits and letters without I, L, O and U.
 * @pattern ^[0-9A-HJKMNP-TV-Z]{7}$
 */
export type ReportCode = string;

/**
 * The label of a location.
 */
export interface Label {
  id: Id;
  location_id: LocationKey;
  location_name: string;
  street: string;
  city: string;
  report_code: ReportCode;
  /** Where its QR code leads, by the public URL of the server. */
  url: string;
}

export interface LabelList {
  labels: Label[];
  total: Total;
}

/**
 * The containers of one material at a location.
 */
export interface ReportMaterial {
  material_type: MaterialCode;
  /**
     * How many there are.
     * @minimum 1
     */
  containers: number;
  /** When it was reported last; null while no report is open. */
  reported_at: Timestamp | null;
  /** Day of the next tour that empties it, in the zone of the customer. */
  planned_on: string | null;
  /** When one of them was emptied last. */
  emptied_at: Timestamp | null;
}

/**
 * A location as citizens see it.
 */
export interface ReportSite {
  code: ReportCode;
  location_name: string;
  street: string;
  city: string;
  /** Who empties the containers. */
  operator: string;
  time_zone: string;
  materials: ReportMaterial[];
}

export interface ReportSiteEnvelope {
  site: ReportSite;
}

/**
 * What a citizen reports.
 */
export interface ReportInput {
  material_type: MaterialCode;
  fullness: ReportedFullness;
  /**
     * @minLength 1
     * @maxLength 500
     */
  note?: string;
  /**
     * A JPEG, PNG or WebP of at most 300 kB in Base64.
     * @maxLength 409600
     * @pattern ^[A-Za-z0-9+/]+={0,2}$
     */
  photo?: string;
  /** One mail says that it was emptied; then the address is deleted. */
  email?: Email;
  /** Language of that mail. */
  locale?: Language;
}

/**
 * A link with which a driver opens a tour on a phone.
 */
export interface DriverLink {
  id: Id;
  created_at: Timestamp;
  /**
     * Name of who made it; null of a machine or when removed since.
     * @nullable
     */
  created_by: string | null;
  expires_at: Timestamp;
  /** When it last opened a session; null for never. */
  last_used_at: Timestamp | null;
}

/**
 * The links of a tour.
 */
export interface DriverLinkList {
  driver_links: DriverLink[];
  /** Since when the driver has a break; null without one. */
  on_break_since: Timestamp | null;
}

/**
 * A link and where it leads.
 */
export interface CreatedDriverLink {
  driver_link: DriverLink;
  /** Its token is in the fragment. */
  url: string;
}

/**
 * The token of a link.
 */
export interface DriverSessionInput {
  /** What the fragment of the link says. */
  token: SessionToken;
}

/**
 * Sent as bearer with the calls of the driver's page.
 */
export interface DriverSession {
  session: AccessToken;
  expires_at: Timestamp;
}

/**
 * The phone's own key of a row.
 * @pattern ^[A-Za-z0-9-]{8,40}$
 */
export type DriverEventKey = string;

export type DriverEventInputKind = typeof DriverEventInputKind[keyof typeof DriverEventInputKind];


export const DriverEventInputKind = {
  container: 'container',
  unloading: 'unloading',
  start: 'start',
  end: 'end',
  break_start: 'break_start',
  break_end: 'break_end',
  skip: 'skip',
  order: 'order',
} as const;

/**
 * Something the driver did.
 */
export interface DriverEventInput {
  key: DriverEventKey;
  revision?: Revision;
  kind: DriverEventInputKind;
  recorded_at: Timestamp;
  container_id?: ContainerKey;
  /** As found. */
  level?: Percent;
  is_emptied?: boolean;
  reason?: SkipReason;
  /**
     * @minLength 1
     * @maxLength 500
     */
  comment?: string;
  /**
     * A JPEG, PNG or WebP of at most 300 kB in Base64.
     * @maxLength 409600
     * @pattern ^[A-Za-z0-9+/]+={0,2}$
     */
  photo?: string;
  material_type?: MaterialCode;
  /**
     * Metric tonnes.
     * @minimum 0
     * @maximum 60
     */
  weight?: number;
  /** The plant. */
  location_name?: RecordName;
  location_id?: LocationKey;
  /** True if left out. */
  skipped?: boolean;
  /** True of an unloading that was recorded by mistake. */
  removed?: boolean;
  /** @maxItems 500 */
  location_ids?: LocationKey[];
}

/**
 * Rows of the driver's page.
 */
export interface DriverEventsInput {
  /**
     * @minItems 1
     * @maxItems 100
     */
  rows: DriverEventInput[];
}

/**
 * What was recorded of a container.
 */
export interface DriverDone {
  /** Null where something else than the driver's page has recorded it. */
  key: DriverEventKey | null;
  /** @minimum 0 */
  revision: number;
  recorded_at: Timestamp;
  level: Percent;
  is_emptied: boolean;
  reason: SkipReason | null;
  /** @nullable */
  comment: string | null;
}

/**
 * A container as its driver sees it.
 */
export interface DriverContainer {
  container_id: ContainerKey;
  material_type: MaterialCode;
  last_level: Percent | null;
  constraints: ContainerConstraint[];
  /** What was last recorded of it on this tour. */
  done: DriverDone | null;
}

/**
 * What a citizen has reported.
 */
export interface DriverNotification {
  material_type: MaterialCode;
  reported_fill_level: FillLevel;
  created_at: Timestamp;
  /** @nullable */
  note: string | null;
}

/**
 * A stop as its driver sees it.
 */
export interface DriverStop {
  /** @minimum 1 */
  position: number;
  location_id: LocationKey | null;
  /** @nullable */
  location_name: string | null;
  /** @nullable */
  street: string | null;
  /** @nullable */
  city: string | null;
  latitude: Latitude;
  longitude: Longitude;
  planned_at: Timestamp | null;
  state: StopState;
  containers: DriverContainer[];
  /** Open notifications of citizens here. */
  notifications: DriverNotification[];
}

/**
 * What was unloaded.
 */
export interface DriverUnloading {
  /** Null where something else than the driver's page has recorded it. */
  key: DriverEventKey | null;
  /** @minimum 0 */
  revision: number;
  recorded_at: Timestamp;
  location_name: string;
  material_type: MaterialCode;
  /**
     * Metric tonnes.
     * @minimum 0
     */
  weight: number;
}

/**
 * A tour as its driver sees it.
 */
export interface DriverTour {
  id: Id;
  route_name: string;
  date: string;
  license_plate: LicensePlate;
  status: TourStatus;
  /**
     * @minItems 1
     * @maxItems 3
     */
  material_type: MaterialCode[];
  /**
     * Note of the dispatcher.
     * @nullable
     */
  details: string | null;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  on_break_since: Timestamp | null;
  operator: string;
  time_zone: string;
  /** When the link ends. */
  expires_at: Timestamp;
  stops: DriverStop[];
  /**
     * Stops of the tour outside of the areas to which whoever made the link is limited. They are not among its stops.
     * @minimum 0
     */
  hidden_stops: number;
  /** In the order of their time. */
  unloadings: DriverUnloading[];
  /** Where trucks have unloaded in the last 90 days, the most frequent first. */
  plants: string[];
}

/**
 * What became of the rows, and the tour.
 */
export interface DriverEventsResult {
  result: IngestResult;
  tour: DriverTour;
}

/**
 * The tour of a link.
 */
export interface DriverTourEnvelope {
  tour: DriverTour;
}

/**
 * The request does not fit the contract; `errors` names each place.
 */
export type BadRequestResponse = Problem;

/**
 * Invalid credentials.
 */
export type InvalidCredentialsResponse = Problem;

/**
 * No token, an expired one or a wrong one.
 */
export type UnauthorizedResponse = Problem;

/**
 * The role lacks the permission; `detail` names it.
 */
export type ForbiddenResponse = Problem;

/**
 * No such record of this customer.
 */
export type NotFoundResponse = Problem;

/**
 * Another record or state is in the way; `errors` names the field, `detail` the other record.
 */
export type ConflictResponse = Problem;

/**
 * Somebody else was faster; `current` holds the record as it is now.
 */
export type PreconditionFailedResponse = PreconditionProblem;

/**
 * The body is over the limit of 1 MiB.
 */
export type TooLargeResponse = Problem;

/**
 * Well-formed but against a rule; `errors` names each field.
 */
export type UnprocessableResponse = Problem;

/**
 * Too many requests or failures; try again after `Retry-After` seconds.
 */
export type TooManyRequestsResponse = Problem;

/**
 * The server cannot do this at the moment, as when it is busy or its database cannot be reached. A write may or may not be stored.
 */
export type UnavailableResponse = Problem;

/**
 * Something failed on the server.
 */
export type ServerErrorResponse = Problem;

/**
 * Only rows of these disposition areas, comma-separated. None means all.
 */
export type AreaIdsParameter = Id[];

/**
 * Search text; every word must be found, case and accents ignored.
 */
export type QueryParameter = string;

/**
 * Page, from 1. A page past the end is empty.
 */
export type PageParameter = number;

/**
 * Rows of a page.
 */
export type PageSizeParameter = number;

/**
 * Only tours of this day or later.
 */
export type TourStartParameter = string;

/**
 * Only tours of this day or earlier; before `start` is 422.
 */
export type TourEndParameter = string;

/**
 * Only tours with one of these statuses.
 */
export type TourStatusesParameter = TourStatus[];

/**
 * Only with one of these material codes (of any container, where the row is a location).
 */
export type MaterialTypesParameter = MaterialCode[];

/**
 * Only with a level (percent) at or above. On tours, any event's level.
 */
export type LevelMinParameter = number;

/**
 * Only with a level (percent) at or below. On tours, any event's level.
 */
export type LevelMaxParameter = number;

/**
 * Only tours with (or without) a driver.
 */
export type HasDriverParameter = boolean;

/**
 * Only tours with an event that emptied (or left full) a container.
 */
export type IsEmptiedParameter = boolean;

/**
 * Only tours with an event recorded on this day or later.
 */
export type RecordedStartParameter = string;

/**
 * Only tours with an event recorded on this day or earlier.
 */
export type RecordedEndParameter = string;

export type AtLocationParameter = LocationKey;

export type TourLocationParameter = LocationKey;

/**
 * Only tours of one of these areas, among those of `disposition_area_ids`.
 */
export type TourAreasParameter = Id[];

/**
 * Only tours whose route name contains this, case ignored.
 */
export type RouteNameParameter = string;

export type LicensePlateFilterParameter = LicensePlate;

export type DriverFilterParameter = DriverKey;

/**
 * First day.
 */
export type StartDateParameter = string;

/**
 * Last day, included; before the first is 422.
 */
export type EndDateParameter = string;

/**
 * Write all rows or none.
 */
export type AtomicParameter = boolean;

/**
 * ETag of the state that was changed from. Without it the last write wins.
 */
export type IfMatchParameter = string;

export type ListNotificationsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Only of this tour.
 */
tour_id?: Id;
/**
 * Only at this location.
 */
location_id?: LocationKey;
/**
 * Only events at this container; unloadings are left out.
 */
container_id?: ContainerKey;
/**
 * Recorded on this day or later.
 */
start?: string;
/**
 * Recorded on this day or earlier.
 */
end?: string;
/**
 * Only events with (or without) an overflowing container; unloadings are left out.
 */
overflowing?: boolean;
/**
 * At most so many events and so many unloadings.
 * @minimum 1
 * @maximum 2000
 */
limit?: number;
};

export type ListHolidaysParams = {
/**
 * First day.
 */
start_date: StartDateParameter;
/**
 * Last day, included; before the first is 422.
 */
end_date: EndDateParameter;
/**
 * Language of the names, as far as they are known in it.
 */
locale?: Language;
};

export type GetStatisticParams = {
/**
 * First day of the period.
 */
start: string;
/**
 * Last day of the period, at most 5 years after the first; before the first is 422 ('End date must be later than start date').
 */
end: string;
/**
 * Only at this location.
 */
location_id?: LocationKey;
/**
 * Only this tour (its id).
 */
route_id?: Id;
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Width of the buckets of `series`. Weeks begin on Monday.
 */
interval?: GetStatisticInterval;
/**
 * Adds to the response the same figures for each material code.
 */
split?: GetStatisticSplit;
};

export type GetStatisticInterval = typeof GetStatisticInterval[keyof typeof GetStatisticInterval];


export const GetStatisticInterval = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
} as const;

export type GetStatisticSplit = typeof GetStatisticSplit[keyof typeof GetStatisticSplit];


export const GetStatisticSplit = {
  material_type: 'material_type',
} as const;

export type ListToursParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last. `agenda` has tours under way first, then today's, those to come by their date, and past ones from the latest.
 */
sort?: ListToursSort;
/**
 * Only tours of this day or later.
 */
start?: TourStartParameter;
/**
 * Only tours of this day or earlier; before `start` is 422.
 */
end?: TourEndParameter;
/**
 * Only tours with one of these statuses.
 */
status?: TourStatusesParameter;
/**
 * Only with one of these material codes (of any container, where the row is a location).
 */
material_type?: MaterialTypesParameter;
/**
 * Only with a level (percent) at or above. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_min?: LevelMinParameter;
/**
 * Only with a level (percent) at or below. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_max?: LevelMaxParameter;
/**
 * Only tours with (or without) a driver.
 */
has_driver?: HasDriverParameter;
/**
 * Only tours with an event that emptied (or left full) a container.
 */
is_emptied?: IsEmptiedParameter;
/**
 * Only tours with an event recorded on this day or later.
 */
recorded_start?: RecordedStartParameter;
/**
 * Only tours with an event recorded on this day or earlier.
 */
recorded_end?: RecordedEndParameter;
/**
 * The operator's key of a location.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
location_id?: TourLocationParameter;
/**
 * Only tours whose route name contains this, case ignored.
 * @maxLength 120
 */
route_name?: RouteNameParameter;
/**
 * License plate; the key of a truck.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
license_plate?: LicensePlateFilterParameter;
/**
 * The operator's key of a driver.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
driver_id?: DriverFilterParameter;
/**
 * Only tours of one of these areas, among those of `disposition_area_ids`.
 */
disposition_area_id?: TourAreasParameter;
/**
 * Tours that pass near this location come first, by the direct way from the nearest of their stops that are still planned; those without such a stop come last. Instead of `sort`.
 */
near_location_id?: LocationKey;
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListToursFacetsItem[];
};

export type ListToursSort = typeof ListToursSort[keyof typeof ListToursSort];


export const ListToursSort = {
  agenda: 'agenda',
  '-agenda': '-agenda',
  date: 'date',
  '-date': '-date',
  route_name: 'route_name',
  '-route_name': '-route_name',
  license_plate: 'license_plate',
  '-license_plate': '-license_plate',
  material_type: 'material_type',
  '-material_type': '-material_type',
  disposition_area: 'disposition_area',
  '-disposition_area': '-disposition_area',
  duration: 'duration',
  '-duration': '-duration',
  delay: 'delay',
  '-delay': '-delay',
  picked_up: 'picked_up',
  '-picked_up': '-picked_up',
  planned: 'planned',
  '-planned': '-planned',
  overflowing: 'overflowing',
  '-overflowing': '-overflowing',
  status: 'status',
  '-status': '-status',
  km: 'km',
  '-km': '-km',
} as const;

export type ListToursFacetsItem = typeof ListToursFacetsItem[keyof typeof ListToursFacetsItem];


export const ListToursFacetsItem = {
  status: 'status',
  material_type: 'material_type',
  disposition_area_id: 'disposition_area_id',
  license_plate: 'license_plate',
} as const;

export type ListTourDeviationsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
};

export type GetTourStatisticsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Only tours of this day or later.
 */
start?: TourStartParameter;
/**
 * Only tours of this day or earlier; before `start` is 422.
 */
end?: TourEndParameter;
/**
 * Only tours with one of these statuses.
 */
status?: TourStatusesParameter;
/**
 * Only with one of these material codes (of any container, where the row is a location).
 */
material_type?: MaterialTypesParameter;
/**
 * Only with a level (percent) at or above. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_min?: LevelMinParameter;
/**
 * Only with a level (percent) at or below. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_max?: LevelMaxParameter;
/**
 * Only tours with (or without) a driver.
 */
has_driver?: HasDriverParameter;
/**
 * Only tours with an event that emptied (or left full) a container.
 */
is_emptied?: IsEmptiedParameter;
/**
 * Only tours with an event recorded on this day or later.
 */
recorded_start?: RecordedStartParameter;
/**
 * Only tours with an event recorded on this day or earlier.
 */
recorded_end?: RecordedEndParameter;
/**
 * The operator's key of a location.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
location_id?: TourLocationParameter;
/**
 * Only tours whose route name contains this, case ignored.
 * @maxLength 120
 */
route_name?: RouteNameParameter;
/**
 * License plate; the key of a truck.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
license_plate?: LicensePlateFilterParameter;
/**
 * The operator's key of a driver.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
driver_id?: DriverFilterParameter;
/**
 * Only tours of one of these areas, among those of `disposition_area_ids`.
 */
disposition_area_id?: TourAreasParameter;
};

export type RecordRouteEventsParams = {
/**
 * Write all rows or none.
 */
atomic?: AtomicParameter;
};

export type RecordUnloadingsParams = {
/**
 * Write all rows or none.
 */
atomic?: AtomicParameter;
};

export type RecordLevelsParams = {
/**
 * Write all rows or none.
 */
atomic?: AtomicParameter;
};

export type RecordPositionsParams = {
/**
 * Write all rows or none.
 */
atomic?: AtomicParameter;
};

export type ListTrucksParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListTrucksSort;
/**
 * Only available (or unavailable) ones.
 */
available?: boolean;
/**
 * Only with one of these numbers of compartments.
 */
number_of_compartments?: Compartments[];
/**
 * Only with at least this capacity in tonnes.
 * @minimum 0
 * @maximum 60
 */
capacity_min?: number;
/**
 * Only with at most this capacity in tonnes.
 * @minimum 0
 * @maximum 60
 */
capacity_max?: number;
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListTrucksFacetsItem[];
};

export type ListTrucksSort = typeof ListTrucksSort[keyof typeof ListTrucksSort];


export const ListTrucksSort = {
  license_plate: 'license_plate',
  '-license_plate': '-license_plate',
  name: 'name',
  '-name': '-name',
  capacity: 'capacity',
  '-capacity': '-capacity',
  number_of_compartments: 'number_of_compartments',
  '-number_of_compartments': '-number_of_compartments',
  default_disposition_area: 'default_disposition_area',
  '-default_disposition_area': '-default_disposition_area',
  available: 'available',
  '-available': '-available',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;

export type ListTrucksFacetsItem = typeof ListTrucksFacetsItem[keyof typeof ListTrucksFacetsItem];


export const ListTrucksFacetsItem = {
  available: 'available',
  number_of_compartments: 'number_of_compartments',
  default_disposition_area_id: 'default_disposition_area_id',
} as const;

export type ListTruckAvailabilitiesParams = {
/**
 * First day.
 */
start_date: StartDateParameter;
/**
 * Last day, included; before the first is 422.
 */
end_date: EndDateParameter;
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
};

export type GetTruckAvailabilityParams = {
/**
 * First day.
 */
start_date: StartDateParameter;
/**
 * Last day, included; before the first is 422.
 */
end_date: EndDateParameter;
};

export type ListDriversParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListDriversSort;
/**
 * Only available (or unavailable) ones.
 */
available?: boolean;
/**
 * Only with (or without) a phone.
 */
has_phone?: boolean;
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListDriversFacetsItem[];
};

export type ListDriversSort = typeof ListDriversSort[keyof typeof ListDriversSort];


export const ListDriversSort = {
  driver_id: 'driver_id',
  '-driver_id': '-driver_id',
  name: 'name',
  '-name': '-name',
  phone: 'phone',
  '-phone': '-phone',
  default_disposition_area: 'default_disposition_area',
  '-default_disposition_area': '-default_disposition_area',
  available: 'available',
  '-available': '-available',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;

export type ListDriversFacetsItem = typeof ListDriversFacetsItem[keyof typeof ListDriversFacetsItem];


export const ListDriversFacetsItem = {
  available: 'available',
  default_disposition_area_id: 'default_disposition_area_id',
} as const;

export type ListDriverAvailabilitiesParams = {
/**
 * First day.
 */
start_date: StartDateParameter;
/**
 * Last day, included; before the first is 422.
 */
end_date: EndDateParameter;
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
};

export type GetDriverAvailabilityParams = {
/**
 * First day.
 */
start_date: StartDateParameter;
/**
 * Last day, included; before the first is 422.
 */
end_date: EndDateParameter;
};

export type ListFinishedDaysParams = {
/**
 * First day.
 */
start_date: StartDateParameter;
/**
 * Last day, included; before the first is 422.
 */
end_date: EndDateParameter;
};

export type ListBinsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListBinsSort;
/**
 * The operator's key of a location.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
location_id?: AtLocationParameter;
/**
 * Only with one of these material codes (of any container, where the row is a location).
 */
material_type?: MaterialTypesParameter;
/**
 * Only of one of these construction types.
 */
construction_type?: ConstructionTypeKey[];
/**
 * Only active (or inactive) ones.
 */
active?: boolean;
/**
 * Only with (or without) a location.
 */
has_location?: boolean;
/**
 * Only with (or without) constraints.
 */
has_constraints?: boolean;
/**
 * Only with a level (percent) at or above. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_min?: LevelMinParameter;
/**
 * Only with a level (percent) at or below. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_max?: LevelMaxParameter;
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListBinsFacetsItem[];
};

export type ListBinsSort = typeof ListBinsSort[keyof typeof ListBinsSort];


export const ListBinsSort = {
  container_id: 'container_id',
  '-container_id': '-container_id',
  location_id: 'location_id',
  '-location_id': '-location_id',
  location_name: 'location_name',
  '-location_name': '-location_name',
  material_type: 'material_type',
  '-material_type': '-material_type',
  construction_type: 'construction_type',
  '-construction_type': '-construction_type',
  active: 'active',
  '-active': '-active',
  last_level: 'last_level',
  '-last_level': '-last_level',
  last_emptied_at: 'last_emptied_at',
  '-last_emptied_at': '-last_emptied_at',
  full_at: 'full_at',
  '-full_at': '-full_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;

export type ListBinsFacetsItem = typeof ListBinsFacetsItem[keyof typeof ListBinsFacetsItem];


export const ListBinsFacetsItem = {
  material_type: 'material_type',
  construction_type: 'construction_type',
  active: 'active',
} as const;

export type ListForecastsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last. By `due` those that were reported full come first, then the others by `full_at`.
 */
sort?: ListForecastsSort;
/**
 * The operator's key of a location.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
location_id?: AtLocationParameter;
/**
 * Only with one of these material codes (of any container, where the row is a location).
 */
material_type?: MaterialTypesParameter;
/**
 * Only of one of these construction types.
 */
construction_type?: ConstructionTypeKey[];
/**
 * Only active (or inactive) ones.
 */
active?: boolean;
/**
 * Only with (or without) a location.
 */
has_location?: boolean;
/**
 * Only with (or without) constraints.
 */
has_constraints?: boolean;
/**
 * Only with a level (percent) at or above. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_min?: LevelMinParameter;
/**
 * Only with a level (percent) at or below. On tours, any event's level.
 * @minimum 0
 * @maximum 300
 */
level_max?: LevelMaxParameter;
/**
 * Only those that a tour to come is to empty (or none is).
 */
is_planned?: boolean;
/**
 * Only those that are expected to be full before this moment.
 */
full_before?: Timestamp;
/**
 * Only of one of these urgencies.
 */
urgency?: Urgency[];
/**
 * Only of one of these confidences.
 */
confidence?: Confidence[];
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListForecastsFacetsItem[];
};

export type ListForecastsSort = typeof ListForecastsSort[keyof typeof ListForecastsSort];


export const ListForecastsSort = {
  due: 'due',
  '-due': '-due',
  full_at: 'full_at',
  '-full_at': '-full_at',
  nearly_full_at: 'nearly_full_at',
  '-nearly_full_at': '-nearly_full_at',
  level_now: 'level_now',
  '-level_now': '-level_now',
  open_complaints: 'open_complaints',
  '-open_complaints': '-open_complaints',
  container_id: 'container_id',
  '-container_id': '-container_id',
  location_name: 'location_name',
  '-location_name': '-location_name',
  material_type: 'material_type',
  '-material_type': '-material_type',
} as const;

export type ListForecastsFacetsItem = typeof ListForecastsFacetsItem[keyof typeof ListForecastsFacetsItem];


export const ListForecastsFacetsItem = {
  urgency: 'urgency',
  material_type: 'material_type',
  construction_type: 'construction_type',
  confidence: 'confidence',
  active: 'active',
} as const;

export type ListLocationsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last. `level` is the highest last known level of its active containers, `full_at` when the first of them is expected to be full.
 */
sort?: ListLocationsSort;
/**
 * Only of one of these types.
 */
location_type?: LocationType[];
/**
 * Only active (or inactive) ones.
 */
is_active?: boolean;
/**
 * Only with (or without) containers.
 */
has_containers?: boolean;
/**
 * The operator's key of a location.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
location_id?: AtLocationParameter;
/**
 * Only with one of these material codes (of any container, where the row is a location).
 */
material_type?: MaterialTypesParameter;
/**
 * Only in this city (whole name, case ignored).
 * @maxLength 120
 */
city?: string;
/**
 * Only in streets that begin with this (case ignored).
 * @maxLength 160
 */
street?: string;
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListLocationsFacetsItem[];
};

export type ListLocationsSort = typeof ListLocationsSort[keyof typeof ListLocationsSort];


export const ListLocationsSort = {
  location_id: 'location_id',
  '-location_id': '-location_id',
  location_name: 'location_name',
  '-location_name': '-location_name',
  city: 'city',
  '-city': '-city',
  street: 'street',
  '-street': '-street',
  disposition_area: 'disposition_area',
  '-disposition_area': '-disposition_area',
  location_type: 'location_type',
  '-location_type': '-location_type',
  is_active: 'is_active',
  '-is_active': '-is_active',
  containers: 'containers',
  '-containers': '-containers',
  level: 'level',
  '-level': '-level',
  full_at: 'full_at',
  '-full_at': '-full_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;

export type ListLocationsFacetsItem = typeof ListLocationsFacetsItem[keyof typeof ListLocationsFacetsItem];


export const ListLocationsFacetsItem = {
  location_type: 'location_type',
  is_active: 'is_active',
  disposition_area_id: 'disposition_area_id',
  city: 'city',
} as const;

export type ListLocationLevelsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Only sites with a container at this level (percent) or above.
 * @minimum 0
 * @maximum 300
 */
level_min?: number;
/**
 * The list that `query` is of.
 */
list?: ListLocationLevelsList;
/**
 * What a view of the list keeps. 422 when the list does not take it (any more).
 */
query?: ViewQuery;
};

export type ListLocationLevelsList = typeof ListLocationLevelsList[keyof typeof ListLocationLevelsList];


export const ListLocationLevelsList = {
  locations: 'locations',
  bins: 'bins',
} as const;

export type ListLabelsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Only these locations.
 * @maxItems 1000
 */
ids?: Id[];
/**
 * What a view of the locations keeps. 422 when the list does not take it (any more).
 */
query?: ViewQuery;
};

export type GetDistanceMatrixParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Pairs of location ids, the two joined by a colon, pairs by a comma.
 */
pairs: LocationPairs;
};

export type ListViewsParams = {
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListViewsSort;
/**
 * Only views of these lists.
 */
list?: ViewedList[];
};

export type ListViewsSort = typeof ListViewsSort[keyof typeof ListViewsSort];


export const ListViewsSort = {
  name: 'name',
  '-name': '-name',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;

export type CountViewsParams = {
/**
 * The list.
 */
list: ViewedList;
/**
 * Queries of the list, one a line.
 * @maxLength 6000
 */
queries: string;
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
};

export type ListAreasParams = {
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListAreasSort;
/**
 * Only in one of these states.
 */
state?: AreaState[];
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 1
 */
facets?: ListAreasFacetsItem[];
};

export type ListAreasSort = typeof ListAreasSort[keyof typeof ListAreasSort];


export const ListAreasSort = {
  name: 'name',
  '-name': '-name',
  state: 'state',
  '-state': '-state',
  locations: 'locations',
  '-locations': '-locations',
  trucks: 'trucks',
  '-trucks': '-trucks',
  drivers: 'drivers',
  '-drivers': '-drivers',
  shifts: 'shifts',
  '-shifts': '-shifts',
  tours: 'tours',
  '-tours': '-tours',
} as const;

export type ListAreasFacetsItem = typeof ListAreasFacetsItem[keyof typeof ListAreasFacetsItem];


export const ListAreasFacetsItem = {
  state: 'state',
} as const;

export type ListUsersParams = {
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListUsersSort;
/**
 * Only with one of these roles.
 */
role?: Role[];
/**
 * Only in one of these states.
 */
state?: UserState[];
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListUsersFacetsItem[];
};

export type ListUsersSort = typeof ListUsersSort[keyof typeof ListUsersSort];


export const ListUsersSort = {
  name: 'name',
  '-name': '-name',
  email: 'email',
  '-email': '-email',
  role: 'role',
  '-role': '-role',
  state: 'state',
  '-state': '-state',
  last_seen_at: 'last_seen_at',
  '-last_seen_at': '-last_seen_at',
} as const;

export type ListUsersFacetsItem = typeof ListUsersFacetsItem[keyof typeof ListUsersFacetsItem];


export const ListUsersFacetsItem = {
  role: 'role',
  state: 'state',
} as const;

export type ListTokensParams = {
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListTokensSort;
};

export type ListTokensSort = typeof ListTokensSort[keyof typeof ListTokensSort];


export const ListTokensSort = {
  name: 'name',
  '-name': '-name',
  created_at: 'created_at',
  '-created_at': '-created_at',
  expires_at: 'expires_at',
  '-expires_at': '-expires_at',
  last_used_at: 'last_used_at',
  '-last_used_at': '-last_used_at',
} as const;

export type ListHistoryParams = {
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending.
 */
sort?: ListHistorySort;
/**
 * Only of records of these kinds.
 */
kind?: HistoryKind[];
/**
 * Only these actions.
 */
action?: HistoryAction[];
/**
 * Only from these sources.
 */
source?: HistorySource[];
/**
 * Only by people of this name.
 * @maxLength 200
 */
actor?: string;
/**
 * Only of records with this key.
 * @maxLength 100
 */
record_key?: string;
/**
 * On this day or later.
 */
start?: string;
/**
 * On this day or earlier.
 */
end?: string;
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListHistoryFacetsItem[];
};

export type ListHistorySort = typeof ListHistorySort[keyof typeof ListHistorySort];


export const ListHistorySort = {
  at: 'at',
  '-at': '-at',
} as const;

export type ListHistoryFacetsItem = typeof ListHistoryFacetsItem[keyof typeof ListHistoryFacetsItem];


export const ListHistoryFacetsItem = {
  kind: 'kind',
  action: 'action',
  source: 'source',
  actor: 'actor',
} as const;

export type GetRecordHistoryParams = {
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
};

export type ListImportsParams = {
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending.
 */
sort?: ListImportsSort;
};

export type ListImportsSort = typeof ListImportsSort[keyof typeof ListImportsSort];


export const ListImportsSort = {
  at: 'at',
  '-at': '-at',
} as const;

export type ListPhonesParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last.
 */
sort?: ListPhonesSort;
/**
 * Only handed out (or free) ones.
 */
assigned?: boolean;
};

export type ListPhonesSort = typeof ListPhonesSort[keyof typeof ListPhonesSort];


export const ListPhonesSort = {
  number: 'number',
  '-number': '-number',
  label: 'label',
  '-label': '-label',
} as const;

export type ListComplaintsParams = {
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
/**
 * Search text; every word must be found, case and accents ignored.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Page, from 1. A page past the end is empty.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Rows of a page.
 * @minimum 1
 * @maximum 1000
 */
page_size?: PageSizeParameter;
/**
 * Field to sort by, `-` before it for descending; rows without a value come last. `urgency` has open ones first, by the reported level and then the oldest; closed ones follow from the latest.
 */
sort?: ListComplaintsSort;
/**
 * Only with one of these statuses.
 */
status?: ComplaintStatus[];
/**
 * Only of one of these channels.
 */
channel?: ComplaintChannel[];
/**
 * Only with one of these material codes (of any container, where the row is a location).
 */
material_type?: MaterialTypesParameter;
/**
 * Only with one of these reported levels.
 */
reported_fill_level?: FillLevel[];
/**
 * The operator's key of a location.
 * @pattern ^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$
 */
location_id?: AtLocationParameter;
/**
 * True shows one notification of each case: of those that have its status and are in the areas asked for the most urgent, and of equals the first. Overdue is then what any of them is.
 */
cases?: boolean;
/**
 * Only the notifications of this case.
 * @minimum 1
 * @maximum 2147483647
 */
case_id?: number;
/**
 * Only those that are open and were due before now, or only the others.
 */
overdue?: boolean;
/**
 * Created on this day or later.
 */
created_start?: string;
/**
 * Created on this day or earlier.
 */
created_end?: string;
/**
 * Also count the matching rows by each value of these fields.
 * @maxItems 4
 */
facets?: ListComplaintsFacetsItem[];
};

export type ListComplaintsSort = typeof ListComplaintsSort[keyof typeof ListComplaintsSort];


export const ListComplaintsSort = {
  urgency: 'urgency',
  '-urgency': '-urgency',
  created_at: 'created_at',
  '-created_at': '-created_at',
  closed_at: 'closed_at',
  '-closed_at': '-closed_at',
  status: 'status',
  '-status': '-status',
  channel: 'channel',
  '-channel': '-channel',
  material_type: 'material_type',
  '-material_type': '-material_type',
  reported_fill_level: 'reported_fill_level',
  '-reported_fill_level': '-reported_fill_level',
  emptied_fill_level: 'emptied_fill_level',
  '-emptied_fill_level': '-emptied_fill_level',
  location_id: 'location_id',
  '-location_id': '-location_id',
  city: 'city',
  '-city': '-city',
  street: 'street',
  '-street': '-street',
} as const;

export type ListComplaintsFacetsItem = typeof ListComplaintsFacetsItem[keyof typeof ListComplaintsFacetsItem];


export const ListComplaintsFacetsItem = {
  status: 'status',
  channel: 'channel',
  material_type: 'material_type',
  reported_fill_level: 'reported_fill_level',
} as const;

export type ListClosingTimesParams = {
/**
 * How many months, this one included.
 * @minimum 1
 * @maximum 36
 */
months?: number;
/**
 * Only rows of these disposition areas, comma-separated. None means all.
 * @maxItems 100
 */
disposition_area_ids?: AreaIdsParameter;
};

