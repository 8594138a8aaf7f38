<?php
/**
 * Loads what reads and stores reports. Most requests need nothing of it.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/../rules/figures.php';
require_once __DIR__ . '/../rules/reports.php';
require_once __DIR__ . '/../panel/store.php';
require_once __DIR__ . '/gate.php';
require_once __DIR__ . '/store.php';
