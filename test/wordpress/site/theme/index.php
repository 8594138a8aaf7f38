<?php
/**
 * Any page: what a scene prints stands in the middle.
 *
 * @package StorefrontWidgets
 */

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width">
	<title>Shop</title>
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<main><?php do_action( 'scene' ); ?></main>
<?php wp_footer(); ?>
</body>
</html>
